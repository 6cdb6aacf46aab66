import { API_ROOT } from '@ozi/contract'
import { mapTexts } from '~/languages/en/account/map'
import type { MapContent, Point } from '~/map/mapContent'
import type { MapState } from '~/map/MapFrame'
import { type MapMount, mountMap } from '~/map/mountMap'
import { makeElement } from './makeElement'
import { say } from './say'

/** The words and the button in the map's place. */
const NO_MAP: Partial<Readonly<Record<MapState, { readonly says: string; readonly action?: string }>>> = {
  saving: { says: mapTexts.saving, action: mapTexts.show },
  unsupported: { says: mapTexts.unsupported },
  failed: { says: mapTexts.failed, action: mapTexts.retry },
}

/** @returns shows the map where the content has a place for it; called again each time the content was replaced */
export function createTrackMap(content: HTMLElement): () => void {
  let host: HTMLElement | null = null
  let map: MapMount | null = null
  let state: MapState = 'waiting'
  let way: readonly Point[] | null = null

  function begin(address: string, shown: MapContent): HTMLElement {
    // Laid out before it is drawn, because the map takes the size of its element.
    const made = makeElement('div', 'absolute! inset-0 invisible')
    map = mountMap(made, address, { content: shown, texts: mapTexts }, (next) => {
      state = next
      tell(made)
    })
    void fetchWay(shown).then((found) => {
      way = found
      show()
    })
    return made
  }

  function tell(made: HTMLElement): void {
    made.classList.toggle('invisible', state !== 'ready')
    const place = made.parentElement
    place?.setAttribute('data-map', state)
    const note = place?.querySelector<HTMLElement>('[data-map-note]')
    if (!note) return
    const noMap = NO_MAP[state]
    note.hidden = noMap === undefined
    note.textContent = say(noMap?.says ?? '')
    if (noMap?.action === undefined) return
    const button = makeElement('button', 'text-palm ml-3 min-h-11 font-semibold underline', say(noMap.action))
    button.addEventListener('click', () => map?.load())
    note.append(button)
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
    if (host.parentElement !== place) {
      // The map itself moves into the new content.
      place.append(host)
      tell(host)
    }
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
