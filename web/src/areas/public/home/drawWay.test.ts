import { expect, test } from 'vitest'
import type { ServiceArea } from '@ozi/contract'
import { DRAWING, drawWay } from './drawWay'

const ENDS = ['Here', 'There'] as const
const WAY = [
  [7.0, 5.4],
  [7.02, 5.42],
  [7.05, 5.42],
] as const
const area = (name: string, lng: number, lat: number): ServiceArea => ({
  name,
  kind: 'neighborhood',
  coordinates: [lng, lat],
})
const draw = (more: Partial<Parameters<typeof drawWay>[0]> = {}) =>
  drawWay({ way: WAY, streets: [], areas: [], ...more }, ENDS)

test('a way fills its drawing from ring to pin, north up', () => {
  const drawn = draw()
  const [startX, startY] = drawn?.start ?? [0, 0]
  const [endX, endY] = drawn?.end ?? [0, 0]
  expect(startX).toBe(DRAWING.margin)
  expect(endX).toBe(DRAWING.width - DRAWING.margin)
  expect(startY).toBeGreaterThan(endY)
})

test('of the streets, only what is in view is drawn', () => {
  const [through, away] = [
    [
      [6.5, 5.41],
      [7.02, 5.41],
      [7.03, 5.41],
      [7.6, 5.41],
      [7.9, 5.41],
    ],
    [
      [8, 6],
      [8.1, 6],
    ],
  ] as const
  const drawn = draw({ streets: [through, away] })
  expect(drawn?.streets.match(/M/g)).toHaveLength(1)
  expect(drawn?.streets.match(/L/g)).toHaveLength(3)
})

test('both ends are named, and the parts of the city in view', () => {
  const areas = [area('Far', 8, 6), area('Here', 7.001, 5.4), area('Between', 7.02, 5.41)]
  const drawn = draw({ areas })
  expect(drawn?.names.dots.map(({ name }) => name)).toEqual(['Between'])
  const [here, there] = drawn?.ends ?? []
  expect(here).toMatchObject({ name: 'Here', anchor: 'start' })
  expect(there).toMatchObject({ name: 'There', anchor: 'end' })
  // The way leads up: away from both names.
  expect(here?.y).toBeGreaterThan(drawn?.start[1] ?? 0)
  expect(there?.y).toBeLessThan(drawn?.end[1] ?? 0)
})

test('a way without length is not drawn', () => {
  expect(draw({ way: [[7, 5]] })).toBeNull()
  expect(
    draw({
      way: [
        [7, 5],
        [7, 5],
      ],
    }),
  ).toBeNull()
})

test('the names of the ends never leave the drawing', () => {
  const northward = [
    [7.0, 5.4],
    [7.0, 5.45],
  ] as const
  for (const name of [
    'Federal University of Technology',
    'A name that nobody would give to any place of a city',
  ]) {
    const drawn = drawWay({ way: northward, streets: [], areas: [] }, [name, 'There'])
    const [from] = drawn?.ends ?? []
    expect(from?.name.slice(0, 20)).toBe(name.slice(0, 20))
    expect(from?.room.left).toBeGreaterThanOrEqual(0)
    expect(from?.room.right).toBeLessThanOrEqual(DRAWING.width)
  }
})
