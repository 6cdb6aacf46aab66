/**
 * The index that a key moves to among `count` elements: arrow keys wrap around, Home and End jump; other keys
 * stay.
 */
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
