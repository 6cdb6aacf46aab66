/** What of a page is seen at once: only what moves there surprises somebody. */
export const SEEN_HEIGHT = 800

/** As browsers report it; TypeScript's own types do not have it yet. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

let shifts: PerformanceEntry[] = []
const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
observer.observe({ type: 'layout-shift' })

/** What has moved by itself since the last time, one line each. Nobody touches the page meanwhile. */
export function takeShifts(): readonly string[] {
  const those = [...shifts, ...observer.takeRecords()] as LayoutShift[]
  shifts = []
  return those.map(({ value, sources }) => `${value.toFixed(4)} ${sources.map(nameOf).join(' | ')}`)
}

function nameOf({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string {
  const element = node instanceof Element ? node : node?.parentElement
  return `${element?.outerHTML.slice(0, 120) ?? 'gone'}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`
}

const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')

/** What the last frame moved is reported after it. */
export async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve, 20))
}
