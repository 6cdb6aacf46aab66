import { API_ROOT } from '@ozi/contract'
import { mapTexts } from '~/languages/en/map'
import type { MapContent, Point } from '~/map/mapContent'
import { type MountedMap, mountMap } from '~/map/mountMap'

/** @returns shows the map where the content has a place for it; called again each time the content was replaced */
export function createTrackMap(content: HTMLElement): () => void {
  let host: HTMLElement | null = null
  let map: MountedMap | null = null
  let way: readonly Point[] | null = null

  function begin(address: string, shown: MapContent): HTMLElement {
    const made = document.createElement('div')
    // Laid out before it is drawn, because the map takes the size of its element.
    made.className = 'absolute! inset-0 invisible'
    map = mountMap(made, address, { content: shown, texts: mapTexts }, (state) => {
      made.classList.toggle('invisible', state !== 'ready')
      made.parentElement?.setAttribute('data-map', state)
    })
    void fetchWay(shown).then((found) => {
      way = found
      show()
    })
    return made
  }

  function show(): void {
    const place = content.querySelector<HTMLElement>('[data-track-map]')
    if (place === null) return
    const shown = JSON.parse(place.dataset['trackMap'] ?? '') as MapContent
    if (host === null) {
      host = begin(place.dataset['mapScript'] ?? '', shown)
      place.append(host)
      return
    }
    // The map itself moves into the new content.
    if (host.parentElement !== place) place.append(host)
    map?.update({ ...shown, way })
  }

  return show
}

/** The way by road; null if it cannot be had. */
async function fetchWay({ pins }: MapContent): Promise<readonly Point[] | null> {
  const [from, to] = pins.map(({ at }) => at.join(','))
  const search = new URLSearchParams({ from: from ?? '', to: to ?? '' })
  try {
    const response = await fetch(`${API_ROOT}/places/directions?${search.toString()}`)
    if (!response.ok) return null
    const { geometry } = (await response.json()) as { geometry: { coordinates: readonly Point[] } }
    return geometry.coordinates
  } catch {
    return null
  }
}
