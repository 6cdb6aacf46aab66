import type { createMap, MapOptions, MapHandle } from './createMap'
import { drawsWebGl } from './drawsWebGl'
import type { MapContent } from './mapContent'
import type { MapState } from './MapFrame'
import type { Scheme } from './mapStyle'

const DARK = '(prefers-color-scheme: dark)'

/** By day or by night, as the page is painted (web/src/styles/tokens.css). */
function readScheme(): Scheme {
  const { theme } = document.documentElement.dataset
  const isDark = theme === undefined ? window.matchMedia(DARK).matches : theme === 'dark'
  return isDark ? 'night' : 'day'
}

/** @returns ends the watch */
function watchScheme(onChange: () => void): () => void {
  const device = window.matchMedia(DARK)
  const choice = new MutationObserver(onChange)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  device.addEventListener('change', onChange)
  return () => {
    choice.disconnect()
    device.removeEventListener('change', onChange)
  }
}

export interface MapMount {
  readonly update: (content: MapContent) => void
  /** Loads it now: asked for by hand, or after a failure. */
  readonly load: () => void
  readonly unmount: () => void
}

type MountOptions = Omit<MapOptions, 'scheme'>

/** Words and buttons come first: the map waits for them this long at most, where a browser is never idle. */
const LOAD_WITHIN_MS = 2000
const NEAR = '200px'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor, or a very slow network, asks for few data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/**
 * Shows the map in an element once that is near the screen and the page has loaded: its script, a large one, is
 * fetched then and not before.
 * @param address of the script (web/scripts-apart.ts)
 */
export function mountMap(
  host: HTMLElement,
  address: string,
  options: MountOptions,
  onState: (state: MapState) => void,
): MapMount {
  let { content } = options
  let shown: MapHandle | null = null
  let state: MapState = 'waiting'
  let isOver = false
  const ends: (() => void)[] = []

  function tell(next: MapState): void {
    state = next
    if (!isOver) onState(next)
  }

  async function load(): Promise<void> {
    if (isOver || state === 'loading' || state === 'ready') return
    if (!drawsWebGl()) return tell('unsupported')
    tell('loading')
    try {
      const script = (await import(/* @vite-ignore */ address)) as { createMap: typeof createMap }
      if (isOver) return
      const made = await script.createMap(host, { ...options, content, scheme: readScheme() })
      if (isOver) return made.remove()
      shown = made
      made.update(content)
      ends.push(watchScheme(() => made.setScheme(readScheme())))
      tell('ready')
    } catch {
      tell('failed')
    }
  }

  function loadWhenIdle(): void {
    if (savesData()) return tell('saving')
    if ('requestIdleCallback' in window) {
      const waiting = window.requestIdleCallback(() => void load(), { timeout: LOAD_WITHIN_MS })
      ends.push(() => window.cancelIdleCallback(waiting))
    } else {
      const waiting = setTimeout(() => void load(), 200)
      ends.push(() => clearTimeout(waiting))
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if (document.readyState === 'complete') return loadWhenIdle()
      window.addEventListener('load', loadWhenIdle, { once: true })
      ends.push(() => window.removeEventListener('load', loadWhenIdle))
    },
    { rootMargin: NEAR },
  )
  observer.observe(host)
  const retry = () => void (state === 'failed' && load())
  window.addEventListener('online', retry)
  ends.push(
    () => observer.disconnect(),
    () => window.removeEventListener('online', retry),
  )

  return {
    update(next) {
      content = next
      shown?.update(next)
    },
    load: () => void load(),
    unmount() {
      isOver = true
      for (const end of ends) end()
      shown?.remove()
    },
  }
}
