/** The place a key moves to in a row of `count` things: arrows wrap round, Home and End jump; else the same. */
export function nextTab(key: string, at: number, count: number): number {
  if (count === 0) return at
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return at
  }
}
