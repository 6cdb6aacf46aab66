import { describe, expect, it } from 'vitest'
import { SKETCH, sketchOf } from './sketch'

describe('the drawing of a way', () => {
  it('stays inside its margins and keeps north up', () => {
    const sketch = sketchOf([
      [7.0, 5.4],
      [7.05, 5.45],
      [7.02, 5.5],
    ])
    const numbers = sketch?.path.match(/[\d.]+/g)?.map(Number) ?? []
    const xs = numbers.filter((_, index) => index % 2 === 0)
    const ys = numbers.filter((_, index) => index % 2 === 1)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(SKETCH.margin)
    expect(Math.max(...xs)).toBeLessThanOrEqual(SKETCH.width - SKETCH.margin)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(SKETCH.margin)
    expect(Math.max(...ys)).toBeLessThanOrEqual(SKETCH.height - SKETCH.margin)
    expect(sketch?.start[1]).toBeGreaterThan(sketch?.end[1] ?? NaN)
  })

  it('a way of one point is not drawn', () => {
    expect(sketchOf([[7, 5]])).toBeNull()
  })
})
