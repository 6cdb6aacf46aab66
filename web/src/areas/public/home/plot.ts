import type { ServedArea } from '@ozi/contract'

interface Point {
  readonly x: number
  readonly y: number
}

export interface Dot extends Point {
  readonly name: string
  readonly kind: ServedArea['kind']
  /** Where the line from the middle swings to on its way. */
  readonly bend: Point
  /** On which side of the dot its name stands; null where another's is in the way. */
  readonly label: 'start' | 'end' | null
}

const WIDTH = 440
const MARGIN = { side: 70, edge: 24 }
/** A name takes this much room. */
const LABEL = { letter: 7.4, height: 20 }

/** Puts areas where they lie, north up, the whole of them in view. */
export function plotAreas(areas: readonly ServedArea[], centreText: string) {
  const [lng = 0, lat = 0] = centreText.split(',').map(Number)
  const points = [...areas.map(({ coordinates }) => coordinates), [lng, lat] as const]
  const lngs = points.map(([x]) => x)
  const lats = points.map(([, y]) => y)
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const scale = (WIDTH - 2 * MARGIN.side) / Math.max(east - west, 1e-6)
  const height = Math.round((north - south) * scale + 2 * MARGIN.edge)
  const place = ([x, y]: readonly [number, number]): Point => ({
    x: round(MARGIN.side + (x - west) * scale),
    y: round(MARGIN.edge + (north - y) * scale),
  })
  const middle = place([lng, lat])

  const taken: Box[] = areas.map(({ coordinates }) => boxAround(place(coordinates)))
  taken.push({ left: middle.x - 34, right: middle.x + 34, top: middle.y - 36, bottom: middle.y + 34 })
  const dots = areas.map(({ name, kind, coordinates }, index): Dot => {
    const at = place(coordinates)
    const room = name.length * LABEL.letter
    const sides = (
      [
        [
          'start',
          {
            left: at.x + 8,
            right: at.x + 10 + room,
            top: at.y - LABEL.height / 2,
            bottom: at.y + LABEL.height / 2,
          },
        ],
        [
          'end',
          {
            left: at.x - 10 - room,
            right: at.x - 8,
            top: at.y - LABEL.height / 2,
            bottom: at.y + LABEL.height / 2,
          },
        ],
      ] as const
    ).filter(
      ([, box]) =>
        box.left >= 0 &&
        box.right <= WIDTH &&
        !taken.some((other, which) => which !== index && overlap(box, other)),
    )
    const side = sides.find(([which]) => (which === 'end') === at.x < middle.x) ?? sides[0]
    if (side) taken.push(side[1])
    return { name, kind, ...at, bend: bendOf(middle, at, index), label: side?.[0] ?? null }
  })
  return { dots, middle, width: WIDTH, height }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const boxAround = ({ x, y }: Point): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Halfway, and a little to the left or the right of the straight line. */
function bendOf(from: Point, to: Point, index: number): Point {
  const swing = index % 2 === 0 ? 0.16 : -0.16
  return {
    x: round((from.x + to.x) / 2 + (to.y - from.y) * swing),
    y: round((from.y + to.y) / 2 - (to.x - from.x) * swing),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
