import type { MapPin, Point } from './mapContent'
import { STILL, stillWayOf } from './stillWay'

/** Shown before the way is known: a dotted line that wanders. */
const SOMEWHERE = 'M52 128c38 0 34-62 78-62s40 66 84 66 26-46 54-58'

interface StillMapProps {
  way: readonly Point[] | null
  pins: readonly MapPin[]
  /** The meaning of the drawing; without it, it is decoration. */
  label?: string | undefined
}

/** The way as a line from ring to pin, without a map: where there is none, and until it is loaded. */
export function StillMap({ way, pins, label }: StillMapProps) {
  const still = way && stillWayOf(way)
  const isOne = pins.length === 1
  const [startX, startY] = still?.start ?? [44, 128]
  const [endX, endY] = still?.end ?? (isOne ? [160, 112] : [272, 72])
  const isChosen = still !== null || isOne
  return (
    <svg
      viewBox={`0 0 ${String(STILL.width)} ${String(STILL.height)}`}
      className="size-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(still && label !== undefined ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Ground />
      {still ? (
        <path
          key={still.path}
          d={still.path}
          pathLength={1}
          strokeDasharray="1 1"
          stroke="var(--color-palm)"
          strokeWidth="4"
          className="animate-[draw_900ms_var(--ease-settle)_both]"
        />
      ) : (
        !isOne && <path d={SOMEWHERE} stroke="var(--color-edge)" strokeWidth="3" strokeDasharray="0.1 9" />
      )}
      {!isOne && (
        <circle
          cx={startX}
          cy={startY}
          r="7.5"
          fill="var(--color-surface)"
          stroke="var(--color-laterite)"
          strokeWidth="4.5"
        />
      )}
      <g transform={`translate(${String(endX)} ${String(endY)})`}>
        <path
          d="M0 1c-3-7-10-9.500-10-17.500a10 10 0 0 1 20 0C10-8.500 3-6 0 1Z"
          fill={isChosen ? 'var(--color-marigold)' : 'var(--color-surface)'}
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
        {isChosen && <circle cy="-16.500" r="2.750" fill="var(--color-on-marigold)" />}
      </g>
    </svg>
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
