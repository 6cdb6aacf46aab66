/**
 * The paths of the errand forms; they take the places in their address (areas/customer/delivery/headings.ts).
 */
const ERRANDS: readonly string[] = ['/dashboard/send', '/dashboard/receive']

/**
 * Whether the visitor asked for a fare before signing in: both places are then in the address they are headed
 * for.
 */
export function keepsTwoPlaces(headedFor: string | null): boolean {
  if (headedFor === null) return false
  const [path = '', search = ''] = headedFor.split('?')
  const asked = new URLSearchParams(search)
  return ERRANDS.includes(path) && ['from', 'to'].every((end) => (asked.get(end) ?? '').trim() !== '')
}
