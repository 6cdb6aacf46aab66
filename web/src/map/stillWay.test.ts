import { describe, expect, it } from 'vitest'
import { STILL, stillWayOf } from './stillWay'

describe('the drawing of a way', () => {
  it('stays inside its margins and keeps north up', () => {
    const still = stillWayOf([
      [7.0, 5.4],
      [7.05, 5.45],
      [7.02, 5.5],
    ])
    const numbers = still?.path.match(/[\d.]+/g)?.map(Number) ?? []
    const xs = numbers.filter((_, index) => index % 2 === 0)
    const ys = numbers.filter((_, index) => index % 2 === 1)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(STILL.margin)
    expect(Math.max(...xs)).toBeLessThanOrEqual(STILL.width - STILL.margin)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(STILL.margin)
    expect(Math.max(...ys)).toBeLessThanOrEqual(STILL.height - STILL.margin)
    expect(still?.start[1]).toBeGreaterThan(still?.end[1] ?? NaN)
  })

  it('a way of one point is not drawn', () => {
    expect(stillWayOf([[7, 5]])).toBeNull()
  })
})
