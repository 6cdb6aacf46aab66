/** Of the catalogue's grid: six tracks on wide screens, of which a card takes two; two on tablets. */
export const COLUMNS = 'grid-cols-[minmax(0,1fr)] md:grid-cols-2 lg:grid-cols-6'
const THIRD = 'lg:col-span-2'
const HALF = 'lg:col-span-3'
const BOTH = 'md:max-lg:col-span-2'

/**
 * What a card takes of its row, so that the last row ends where the others do: of three columns two that are left
 * share a row, of four the last are two by two; of two columns one that is left takes both. One alone stays as it is.
 * @param count all there are
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
