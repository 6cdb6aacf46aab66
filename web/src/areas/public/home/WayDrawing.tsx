import { useTexts } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import { formatDistance } from '~/ui/text/format'
import type { FareAnswer } from '../shared/askFare'
import { DRAWING, drawWay } from './drawWay'
import { MapNames } from './MapNames'

/** The way that a fare is for, on the city's own streets; nothing if it could not be drawn. */
export function WayDrawing({ answer }: { answer: FareAnswer | null }) {
  const texts = useTexts(publicHomeTexts)
  if (answer?.kind !== 'fare' || answer.drawing === null) return null
  const { from, to, quote, drawing } = answer
  const drawn = drawWay(drawing, [from.placeName, to.placeName])
  if (!drawn) return null
  const { way, streets, start, end, ends, names } = drawn
  return (
    <figure data-way className="rounded-card border-line bg-surface overflow-clip border">
      <svg
        viewBox={`0 0 ${String(DRAWING.width)} ${String(DRAWING.height)}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        role="img"
        aria-label={texts.way(from.placeName, to.placeName, formatDistance(quote.distanceKm))}
        className="bg-ground block h-auto w-full"
      >
        <path d={streets} stroke="var(--color-line)" strokeWidth="5" />
        <path d={way} stroke="var(--color-ground)" strokeWidth="10" />
        <path
          d={way}
          pathLength={1}
          strokeDasharray="1 1"
          stroke="var(--color-palm)"
          strokeWidth="4.5"
          className="animate-[draw_900ms_var(--ease-settle)_both]"
        />
        <MapNames plot={names} />
        <circle
          cx={start[0]}
          cy={start[1]}
          r="7.5"
          fill="var(--color-surface)"
          stroke="var(--color-laterite)"
          strokeWidth="4.5"
        />
        <g transform={`translate(${String(end[0])} ${String(end[1])})`}>
          <path
            d="M0 1c-3-7-10-9.500-10-17.500a10 10 0 0 1 20 0C10-8.500 3-6 0 1Z"
            fill="var(--color-marigold)"
            stroke="var(--color-ink)"
            strokeWidth="2"
          />
          <circle cy="-16.500" r="2.750" fill="var(--color-on-marigold)" />
        </g>
        <g
          fontFamily="var(--font-sans)"
          fill="var(--color-ink)"
          stroke="var(--color-ground)"
          strokeWidth="4"
          paintOrder="stroke"
          className="text-[18px] font-semibold sm:text-[14px]"
        >
          {ends.map(({ name, x, y, anchor }) => (
            <text key={name} x={x} y={y} textAnchor={anchor}>
              {name}
            </text>
          ))}
        </g>
      </svg>
    </figure>
  )
}
