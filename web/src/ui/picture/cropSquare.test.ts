import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveBy, sideToKeep, squareOf, WHOLE, ZOOM, zoomTo } from './cropSquare'

const wide = { width: 4000, height: 3000 }

describe('the square of a picture', () => {
  it('begins as the largest one, in the middle', () => {
    expect(squareOf(WHOLE, wide)).toEqual({ x: 500, y: 0, side: 3000 })
  })

  it('moves by shares of itself, as far as the edge', () => {
    expect(squareOf(moveBy(WHOLE, wide, 0.1, 0), wide)).toEqual({ x: 800, y: 0, side: 3000 })
    expect(squareOf(moveBy(WHOLE, wide, 5, 5), wide)).toEqual({ x: 1000, y: 0, side: 3000 })
  })

  it('narrows around its middle', () => {
    expect(squareOf(zoomTo(WHOLE, wide, 2), wide)).toEqual({ x: 1250, y: 750, side: 1500 })
    expect(zoomTo(WHOLE, wide, 99).zoom).toBe(ZOOM.max)
  })

  it('widens at an edge without leaving the picture', () => {
    const corner = moveBy(zoomTo(WHOLE, wide, 4), wide, -9, -9)
    expect(squareOf(zoomTo(corner, wide, 1), wide)).toEqual({ x: 0, y: 0, side: 3000 })
  })

  it('never leaves the picture, whatever is done to it', () => {
    const length = fc.integer({ min: 1, max: 12_000 })
    const step = fc.record({
      zoom: fc.double({ min: 0, max: 9, noNaN: true }),
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
    })
    fc.assert(
      fc.property(length, length, fc.array(step, { maxLength: 6 }), (width, height, steps) => {
        const size = { width, height }
        const crop = steps.reduce((now, { zoom, x, y }) => moveBy(zoomTo(now, size, zoom), size, x, y), WHOLE)
        const { x, y, side } = squareOf(crop, size)
        const slack = 1e-6 * Math.max(width, height)
        expect(x).toBeGreaterThanOrEqual(-slack)
        expect(y).toBeGreaterThanOrEqual(-slack)
        expect(x + side).toBeLessThanOrEqual(width + slack)
        expect(y + side).toBeLessThanOrEqual(height + slack)
      }),
    )
  })

  it('has the wanted side, and is never larger than the picture', () => {
    expect(sideToKeep(WHOLE, wide, 512)).toBe(512)
    expect(sideToKeep(WHOLE, { width: 90, height: 60 }, 512)).toBe(60)
    expect(sideToKeep(zoomTo(WHOLE, { width: 1, height: 1 }, 4), { width: 1, height: 1 }, 512)).toBe(1)
  })
})
