/** How long something takes to prepare, e.g. '35-45 mins'; longer while the shop is busy. */
export function durationText({ min, max }: { min: number; max: number }, busyMinutes: number): string {
  const [from, to] = [min + busyMinutes, max + busyMinutes]
  if (to === 0) return 'Ready now'
  return from === to ? `${to} mins` : `${from}-${to} mins`
}
