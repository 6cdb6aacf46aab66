import { useEffect, useEffectEvent, useRef, useState } from 'react'
import mapScript from 'virtual:map-script'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import { drawsWebGl } from './drawsWebGl'
import { MapFrame, type MapState, type MapViewProps, Strip } from './MapFrame'
import type { Point } from './mapContent'
import { type MapMount, mountMap } from './mountMap'
import { StillMap } from './StillMap'

/** The map, or what stands in its place. */
export function WholeMap({
  className,
  note,
  hint,
  onMove,
  onOver,
  onPress,
  onSpot,
  onState,
  hasWay,
  ...content
}: MapViewProps & { className: string; hasWay: boolean }) {
  const texts = useTexts(mapTexts)
  const host = useRef<HTMLDivElement>(null)
  const mounted = useRef<MapMount>(null)
  // Whether there will be a map is known at once: shrinking later would move the content below.
  const [state, setState] = useState<MapState>(() => (hasWay || drawsWebGl() ? 'waiting' : 'unsupported'))
  const { pins, way, rider, closed, spots, isDrawing } = content

  const moved = useEffectEvent((id: string, at: Point) => onMove?.(id, at))
  const over = useEffectEvent((id: string, at: Point | null) => onOver?.(id, at))
  const pressed = useEffectEvent((at: Point) => onPress?.(at))
  const spotPressed = useEffectEvent((id: string) => onSpot?.(id))
  const change = useEffectEvent((next: MapState) => {
    setState(next)
    onState?.(next)
  })
  const mount = useEffectEvent((element: HTMLElement) => {
    const handlers = {
      onMove: (id: string, at: Point) => moved(id, at),
      onOver: (id: string, at: Point | null) => over(id, at),
      onPress: (at: Point) => pressed(at),
      ...(onSpot && { onSpot: (id: string) => spotPressed(id) }),
    }
    return mountMap(element, mapScript, { content, texts, ...handlers }, (next) => change(next))
  })

  useEffect(() => {
    if (host.current === null) return
    const map = mount(host.current)
    mounted.current = map
    return () => {
      mounted.current = null
      map.unmount()
    }
  }, [])

  useEffect(() => {
    mounted.current?.update({ pins, way, rider, closed, spots, isDrawing })
  }, [pins, way, rider, closed, spots, isDrawing])

  const isReady = state === 'ready'
  const hasStrip = note !== undefined || hint !== undefined
  return (
    <MapFrame state={state} className={state === 'unsupported' && !hasWay ? '' : className}>
      <div className="relative min-h-0 flex-1">
        {!isReady && hasWay && (
          <div className="absolute inset-0 grid place-items-center">
            <StillMap way={way ?? null} pins={pins} label={texts.way} />
          </div>
        )}
        <div
          ref={host}
          // Laid out before it is drawn, because the map takes the size of its element.
          className={`absolute! inset-0 ${isReady ? 'animate-fade' : 'invisible'}`}
        />
      </div>
      {(hasStrip || isNoMap(state)) && (
        <Strip>
          {isNoMap(state) ? (
            <NoMap state={state} onLoad={() => mounted.current?.load()} />
          ) : (
            <p role="status">{state === 'ready' ? (note ?? hint) : texts.loading}</p>
          )}
        </Strip>
      )}
    </MapFrame>
  )
}

type NoMapState = 'saving' | 'unsupported' | 'failed'

const isNoMap = (state: MapState): state is NoMapState =>
  state === 'saving' || state === 'unsupported' || state === 'failed'

/** Why there is no map, and what can be done. */
function NoMap({ state, onLoad }: { state: NoMapState; onLoad: () => void }) {
  const texts = useTexts(mapTexts)
  const action = { saving: texts.show, failed: texts.retry, unsupported: '' }[state]
  return (
    <>
      <p role="status">{texts[state]}</p>
      {action !== '' && (
        <button
          type="button"
          onClick={onLoad}
          className="text-palm -my-1.5 min-h-11 font-semibold underline underline-offset-2"
        >
          {action}
        </button>
      )}
    </>
  )
}
