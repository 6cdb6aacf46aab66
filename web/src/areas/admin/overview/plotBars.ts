/** The layout of a plot's bars, in pixels from its top left corner. */

/** The width that each value's text needs. */
const VALUE_WIDTH = 46
/** The width that each date below the bars needs, including some space. */
const TICK_WIDTH = 52
/** Half the width of the longest date. */
const TICK_HALF = 22
const WIDEST_BAR = 44
/** The share of its slot that a bar fills. */
const FILL = 0.68

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Bar {
  readonly at: number
  /** The middle of its slot. */
  readonly x: number
  /** The top of its highest part. */
  readonly y: number
  readonly parts: readonly Box[]
  /** Whether its value is written above it. */
  readonly isWritten: boolean
}

interface Frame {
  readonly width: number
  readonly height: number
  /** Whether a bar's parts are stacked or side by side. */
  readonly isStacked: boolean
}

/** The smallest of 1, 2 or 5 times a power of ten that is not below `highest`. */
export function niceTop(highest: number): number {
  if (highest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power
}

/** @param values one entry per bar, with one or more parts, none negative */
export function barsOf(values: readonly (readonly number[])[], frame: Frame): readonly Bar[] {
  const heights = values.map((parts) => heightOf(parts, frame.isStacked))
  const highest = Math.max(0, ...heights)
  const top = niceTop(highest)
  const place = frame.width / Math.max(1, values.length)
  const named = place >= VALUE_WIDTH ? null : namedOf(heights, Math.ceil(VALUE_WIDTH / place))
  return values.map((parts, at) => {
    const height = heights[at] ?? 0
    return {
      at,
      x: place * (at + 0.5),
      y: frame.height * (1 - height / top),
      parts: boxesOf(parts, { ...frame, top, place, left: place * at }),
      isWritten: height > 0 && (named?.includes(at) ?? true),
    }
  })
}

/**
 * If there is no room for all values: the highest and, unless it would overlap a bar or another value, the
 * latest.
 * @param reach how many slots a value is wide
 */
function namedOf(heights: readonly number[], reach: number): readonly number[] {
  const highest = heights.indexOf(Math.max(0, ...heights))
  const latest = heights.findLastIndex((height) => height > 0)
  const near = heights.slice(Math.max(0, latest - reach), latest + reach + 1)
  const isClear = near.every((height) => height <= (heights[latest] ?? 0)) && latest - highest > reach
  return isClear ? [highest, latest] : [highest]
}

/**
 * The bars that have a date below, counted back from the latest in even steps, and the middle of each date.
 * Dates at the ends are moved inwards if they would be cut off; the step is wide enough for that at the
 * latest bar, and the earliest date is omitted if it would overlap.
 */
export function ticksOf(count: number, width: number): ReadonlyMap<number, number> {
  const place = width / Math.max(1, count)
  const middle = (at: number) => within(place * (at + 0.5), TICK_HALF, width)
  const areApart = (at: number, later: number) => Math.round(middle(later) - middle(at)) >= TICK_WIDTH
  const latest = count - 1
  let step = 1
  while (step < latest && !areApart(latest - step, latest)) step++
  const ticks = new Map<number, number>()
  for (let at = latest; at >= 0; at -= step) {
    if (at === latest || areApart(at, at + step)) ticks.set(at, middle(at))
  }
  return ticks
}

/** At least `half` away from both ends. */
export const within = (x: number, half: number, width: number): number =>
  Math.min(Math.max(x, half), width - half)

const heightOf = (parts: readonly number[], isStacked: boolean): number =>
  isStacked ? parts.reduce((sum, part) => sum + part, 0) : Math.max(0, ...parts)

function boxesOf(
  parts: readonly number[],
  {
    height,
    isStacked,
    top,
    place,
    left,
  }: Pick<Frame, 'height' | 'isStacked'> & { top: number; place: number; left: number },
): readonly Box[] {
  const whole = Math.min(WIDEST_BAR, place * FILL)
  const width = isStacked ? whole : whole / parts.length
  const start = left + (place - whole) / 2
  let below = 0
  return parts.map((part, i) => {
    const tall = (height * part) / top
    const box = {
      x: isStacked ? start : start + width * i,
      y: round(height - tall - below),
      width,
      height: round(tall),
    }
    if (isStacked) below += tall
    return box
  })
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100
