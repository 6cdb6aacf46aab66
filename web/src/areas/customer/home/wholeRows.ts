/** The catalogue's grid: six tracks on wide screens, of which a card takes two; two columns on tablets. */
export const COLUMNS = 'grid-cols-1 md:grid-cols-2 lg:grid-cols-6'
const THIRD = 'lg:col-span-2'
const HALF = 'lg:col-span-3'
const BOTH = 'md:max-lg:col-span-2'

/**
 * How many tracks a card takes, so that the last row is filled. With three columns, the last two cards take
 * half a row each if two are left over, and the last four do if one is. With two columns, a card left over
 * takes both. A single card is not stretched.
 * @param count the number of all cards
 */
export function cellOf(at: number, count: number): string {
  const isHalf = at >= count - halvesOf(count)
  const isBoth = count > 1 && count % 2 === 1 && at === count - 1
  return `${isHalf ? HALF : THIRD} ${isBoth ? BOTH : ''}`
}

function halvesOf(count: number): number {
  if (count % 3 === 2) return 2
  return count % 3 === 1 && count > 3 ? 4 : 0
}
