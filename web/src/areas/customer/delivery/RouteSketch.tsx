import { useQuery } from '@tanstack/react-query'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import type { Ends } from '~/placing/errand/values'
import { api } from '~/api'
import { SKETCH, sketchOf } from './sketch'

const point = (coordinates: readonly [number, number]) => coordinates.join(',')

/** The route as [longitude, latitude] points, for drawing; null until known, or if there is none. */
function useWay(ends: Ends | null): readonly (readonly [number, number])[] | null {
  const { data } = useQuery(
    api.places.directions.queryOptions({
      input: {
        from: ends ? point(ends.pickup.coordinates) : '',
        to: ends ? point(ends.dropoff.coordinates) : '',
      },
      enabled: ends !== null,
      staleTime: Infinity,
    }),
  )
  return ends && data ? data.geometry.coordinates : null
}

/** Shown before the route is known: a dotted line that wanders. */
const SOMEWHERE = 'M52 128c38 0 34-62 78-62s40 66 84 66 26-46 54-58'

/** The route drawn as a line from ring to pin, without a map or another host. */
export function RouteSketch({ ends }: { ends: Ends | null }) {
  const texts = useTexts(deliveryTexts)
  const way = useWay(ends)
  const sketch = way && sketchOf(way)
  const [startX, startY] = sketch?.start ?? [44, 128]
  const [endX, endY] = sketch?.end ?? [272, 72]
  return (
    <div className="rounded-card border-line bg-palm-wash grid h-40 place-items-center overflow-clip border md:h-full md:min-h-56">
      <svg
        viewBox={`0 0 ${String(SKETCH.width)} ${String(SKETCH.height)}`}
        className="size-full"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(sketch ? { role: 'img', 'aria-label': texts.way } : { 'aria-hidden': true })}
      >
        <Ground />
        {sketch ? (
          <path
            key={sketch.path}
            d={sketch.path}
            pathLength={1}
            strokeDasharray="1 1"
            stroke="var(--color-palm)"
            strokeWidth="4"
            className="animate-[draw_900ms_var(--ease-settle)_both]"
          />
        ) : (
          <path d={SOMEWHERE} stroke="var(--color-edge)" strokeWidth="3" strokeDasharray="0.1 9" />
        )}
        <circle
          cx={startX}
          cy={startY}
          r="7.5"
          fill="var(--color-surface)"
          stroke="var(--color-laterite)"
          strokeWidth="4.5"
        />
        <g transform={`translate(${String(endX)} ${String(endY)})`}>
          <path
            d="M0 1c-3-7-10-9.500-10-17.500a10 10 0 0 1 20 0C10-8.500 3-6 0 1Z"
            fill={sketch ? 'var(--color-marigold)' : 'var(--color-surface)'}
            stroke="var(--color-ink)"
            strokeWidth="2"
          />
          {sketch && <circle cy="-16.500" r="2.750" fill="var(--color-on-marigold)" />}
        </g>
      </svg>
    </div>
  )
}

/** Uli marks as decoration; their positions mean nothing. */
function Ground() {
  return (
    <g stroke="var(--color-edge)" strokeWidth="1.5" opacity="0.45">
      <path d="M18 30c8-6 18-1 16 8-2 7-13 8-14 1 0-4 5-6 8-3" />
      <path d="M286 168c8-6 18-1 16 8-2 7-13 8-14 1 0-4 5-6 8-3" transform="translate(0 -8)" />
      <path d="M22 172h14M30 164h14M276 22h14M284 30h14" />
    </g>
  )
}
