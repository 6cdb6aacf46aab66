import type { ServiceArea } from '@ozi/contract'
import { expect, test } from 'vitest'
import { labelsOf, LETTERS, plotAreas } from './plotAreas'

const area = (name: string, lng: number, lat: number): ServiceArea => ({
  name,
  kind: 'town',
  coordinates: [lng, lat],
})

test('areas stand where they lie, north up, all of them in view', () => {
  const areas = [
    area('North', 7.03, 5.55),
    area('East', 7.1, 5.48),
    area('South', 7.02, 5.4),
    area('West', 6.95, 5.49),
  ]
  const { dots, middle, width, height } = plotAreas(areas, '7.03,5.48')
  const [north, east, south, west] = dots
  expect(north?.y).toBeLessThan(middle.y)
  expect(south?.y).toBeGreaterThan(middle.y)
  expect(east?.x).toBeGreaterThan(middle.x)
  expect(west?.x).toBeLessThan(middle.x)
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(height)
  }
})

test('of two names that would stand on each other, one is left out', () => {
  const crowd = Array.from({ length: 6 }, (_, at) => area(`Very long name ${at}`, 7.05 + at / 1e5, 5.5))
  const plot = plotAreas([...crowd, area('Far', 6.9, 5.4)], '7.0,5.45')
  const labels = labelsOf(plot, LETTERS.wide)
  expect(labels.map(({ name }) => name)).toContain('Far')
  expect(labels.length).toBeLessThan(plot.dots.length)
})

test('a city with one area is no division by nothing', () => {
  const { dots, height } = plotAreas([area('Only', 7.03, 5.48)], '7.03,5.48')
  expect(Number.isFinite(height)).toBe(true)
  expect(Number.isFinite(dots[0]?.x)).toBe(true)
})

test('on phones the names in the plot neither touch nor leave it', () => {
  const towns = Array.from({ length: 24 }, (_, at) =>
    area(`Town ${String(at)}`, 6.95 + (at % 3) * 0.08, 5.4 + Math.floor(at / 3) * 0.02),
  )
  const plot = plotAreas(towns, '7.03,5.45')
  const { width, height } = LETTERS.phone
  const boxes = labelsOf(plot, LETTERS.phone).map(({ name, anchor, x, y }) => {
    const left = anchor === 'end' ? x - name.length * width : x
    return { left, right: left + name.length * width, y }
  })
  expect(boxes.length).toBeGreaterThan(3)
  expect(boxes.length).toBeLessThanOrEqual(labelsOf(plot, LETTERS.wide).length)
  for (const [at, a] of boxes.entries()) {
    expect(a.left).toBeGreaterThanOrEqual(0)
    expect(a.right).toBeLessThanOrEqual(plot.width)
    for (const b of boxes.slice(at + 1))
      expect(a.right <= b.left || b.right <= a.left || Math.abs(a.y - b.y) >= height).toBe(true)
  }
})
