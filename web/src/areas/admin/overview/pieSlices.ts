/** A slice of a pie: its share of the whole, and its path in a circle of radius 1 around 0,0. */
interface Slice {
  readonly share: number
  readonly path: string
}

const point = (turn: number): string => {
  // Clockwise from the top.
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${Math.cos(angle).toFixed(5)} ${Math.sin(angle).toFixed(5)}`
}

/** Slices in the order of the values; a slice of zero has no path. Empty if all values are zero. */
export function slicesOf(values: readonly number[]): readonly Slice[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return []
  let start = 0
  return values.map((value) => {
    const share = value / total
    const end = start + share
    const path =
      share === 0
        ? ''
        : share === 1
          ? 'M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z'
          : `M0 0L${point(start)}A1 1 0 ${share > 0.5 ? '1' : '0'} 1 ${point(end)}Z`
    start = end
    return { share, path }
  })
}
