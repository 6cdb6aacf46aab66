/**
 * Gives each row at most one column, so that as many rows as possible have one and the sum of their costs is least: the
 * Hungarian method with potentials, in rows² x columns steps.
 * @param costs a row of costs for each row; Infinity: this pair is not allowed
 * @returns the column of each row, or null
 */
export function assignAtLeastCost(costs: readonly (readonly number[])[]): (number | null)[] {
  const rows = costs.length
  const width = costs[0]?.length ?? 0
  // Dearer than any sum of allowed pairs, and a column of its own for each row that gets none.
  const none = 1e6
  const columns = width + rows
  const costAt = (row: number, column: number) => {
    if (column >= width) return none
    const cost = costs[row]?.[column] ?? Infinity
    return Number.isFinite(cost) ? cost : none * (rows + 1)
  }
  const ofRow = new Float64Array(rows + 1)
  const ofColumn = new Float64Array(columns + 1)
  const rowOf = new Int32Array(columns + 1)
  for (let row = 1; row <= rows; row += 1) {
    const way = new Int32Array(columns + 1)
    const least = new Float64Array(columns + 1).fill(Infinity)
    const isDone = new Uint8Array(columns + 1)
    rowOf[0] = row
    let column = 0
    do {
      isDone[column] = 1
      const from = rowOf[column] ?? 0
      let delta = Infinity
      let next = 0
      for (let to = 1; to <= columns; to += 1) {
        if (isDone[to]) continue
        const cost = costAt(from - 1, to - 1) - (ofRow[from] ?? 0) - (ofColumn[to] ?? 0)
        if (cost < (least[to] ?? Infinity)) {
          least[to] = cost
          way[to] = column
        }
        const best = least[to] ?? Infinity
        if (best < delta) {
          delta = best
          next = to
        }
      }
      for (let to = 0; to <= columns; to += 1) {
        if (isDone[to]) {
          const own = rowOf[to] ?? 0
          ofRow[own] = (ofRow[own] ?? 0) + delta
          ofColumn[to] = (ofColumn[to] ?? 0) - delta
        } else least[to] = (least[to] ?? 0) - delta
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = way[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }
  const found: (number | null)[] = costs.map(() => null)
  for (let column = 1; column <= width; column += 1) {
    const row = (rowOf[column] ?? 0) - 1
    if (row >= 0 && Number.isFinite(costs[row]?.[column - 1] ?? Infinity)) found[row] = column - 1
  }
  return found
}
