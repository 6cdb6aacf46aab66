import type { Map as LibraryMap, Marker } from 'maplibre-gl'

/** In pixels, so that a step is as fine as what is seen. */
const STEP = 8
const LARGE_STEP = 48

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move the pin that has the focus; Enter or leaving it puts it down, Escape puts it back. */
export function movePinByKeys(
  map: LibraryMap,
  marker: Marker,
  { onStep, onDone, onBack }: { onStep: () => void; onDone: () => void; onBack: () => void },
): void {
  const element = marker.getElement()
  let before: ReturnType<Marker['getLngLat']> | null = null

  function step([x, y]: readonly [number, number], size: number): void {
    before ??= marker.getLngLat()
    const at = map.project(marker.getLngLat())
    marker.setLngLat(map.unproject([at.x + x * size, at.y + y * size]))
    if (!map.getBounds().contains(marker.getLngLat())) map.panTo(marker.getLngLat(), { animate: false })
    onStep()
  }

  function finish(): void {
    if (before === null) return
    before = null
    onDone()
  }

  element.addEventListener('keydown', (event) => {
    const direction = DIRECTIONS[event.key]
    if (direction) step(direction, event.shiftKey ? LARGE_STEP : STEP)
    else if (event.key === 'Enter') finish()
    else if (event.key === 'Escape' && before !== null) {
      marker.setLngLat(before)
      before = null
      onBack()
    } else return
    // The page would scroll, the map pan, and a dialog around it close.
    event.preventDefault()
    event.stopPropagation()
  })
  element.addEventListener('blur', finish)
}
