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

/**
 * Lays the page out anew, by less than anybody sees. Of what has just been shown, the browser does not report the first
 * move, since it does not know where it was.
 */
export function nudge(isOn: boolean): void {
  document.documentElement.style.paddingTop = isOn ? '0.1px' : ''
}

/** Two, until what the page has just been given is drawn. */
export async function frames(count = 2): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** What has moved by itself up to the last frame, which is reported after it. */
export async function takeLastShifts(): Promise<readonly string[]> {
  await frames()
  await new Promise((resolve) => setTimeout(resolve, 20))
  return takeShifts()
}
