/** Where the form of an errand is; it takes the places its address names (areas/customer/delivery/headings.ts). */
const ERRANDS: readonly string[] = ['/dashboard/send', '/dashboard/receive']

/** Whether somebody at the door asked for a fare before: both places go along to the form they are headed for. */
export function keepsTwoPlaces(headedFor: string | null): boolean {
  if (headedFor === null) return false
  const [path = '', search = ''] = headedFor.split('?')
  const asked = new URLSearchParams(search)
  return ERRANDS.includes(path) && ['from', 'to'].every((end) => (asked.get(end) ?? '').trim() !== '')
}
