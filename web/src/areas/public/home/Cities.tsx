import type { ServiceArea } from '@ozi/contract'
import { ChevronDown } from 'lucide-react'
import { useTexts } from '~/language'
import { publicHomeTexts } from '~/languages/en/public/home'
import type { City } from './loadHome'
import { Head, Stage } from './Line'
import { MapNames } from './MapNames'
import { type MapPlot, plotAreas } from './plotAreas'

/** How many places a phone shows at first. */
const SHOWN_FIRST = 8

interface CitiesProps {
  city: City
  /** The nearest to the city's centre first. */
  areas: readonly ServiceArea[]
}

/** The city, its parts and the surrounding towns, on a small map. */
export function Cities({ city, areas }: CitiesProps) {
  const texts = useTexts(publicHomeTexts)
  const rest = areas.slice(SHOWN_FIRST)
  return (
    <section aria-labelledby="cities">
      <Stage bend={-0.8} className="pb-2 md:pb-14">
        <Head id="cities" title={texts.citiesTitle(city.name)} lead={texts.citiesLead} />
        <div className="grid gap-x-12 gap-y-2 md:grid-cols-2">
          <AreaMap city={city} areas={areas} />
          <div>
            <AreaList areas={areas.slice(0, SHOWN_FIRST)} />
            {rest.length > 0 && (
              // Wide screens have room for all of them, in browsers that can show what is in a closed one.
              <details className="group md:details-content:[content-visibility:visible] mt-2">
                <summary className="rounded-control border-edge text-palm md:supports-[selector(::details-content)]:hidden flex min-h-12 list-none items-center justify-center gap-2 border font-semibold [&::-webkit-details-marker]:hidden">
                  {texts.allPlaces(areas.length)}
                  <ChevronDown size={18} className="group-open:rotate-180" />
                </summary>
                <AreaList areas={rest} className="max-md:mt-2" />
              </details>
            )}
          </div>
        </div>
      </Stage>
    </section>
  )
}

function AreaList({ areas, className = '' }: { areas: readonly ServiceArea[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-1.5 md:gap-2 ${className}`}>
      {areas.map(({ name, kind }) => (
        <li key={name}>
          <a
            href={`/?to=${encodeURIComponent(name)}#ask`}
            className="border-line bg-surface hover:border-edge inline-flex min-h-11 items-center gap-1.5 rounded-full border px-2.5 text-sm transition-colors md:min-h-10 md:px-3.5"
          >
            <Mark kind={kind} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same mark as on the map. */
function Mark({ kind }: { kind: ServiceArea['kind'] }) {
  return (
    <span
      aria-hidden
      className={
        kind === 'town'
          ? 'bg-marigold border-ink size-2.5 shrink-0 rounded-full border'
          : 'border-laterite size-2.5 shrink-0 rounded-full border-[3px]'
      }
    />
  )
}

/** As high as the map may be, of its width: a high one would push the places off a phone's screen. */
const MOST_HEIGHT = 0.68

/** The map is without what lies so far north or south that it would become too high. The list has all. */
function mapOf(areas: readonly ServiceArea[], centre: string): MapPlot {
  const [, lat = 0] = centre.split(',').map(Number)
  const northSouth = ({ coordinates }: ServiceArea) => Math.abs(coordinates[1] - lat)
  const shown = [...areas].sort((a, b) => northSouth(b) - northSouth(a))
  let plot = plotAreas(shown, centre)
  while (shown.length > 1 && plot.height > MOST_HEIGHT * plot.width) {
    shown.shift()
    plot = plotAreas(shown, centre)
  }
  return plot
}

/** Each area is a dot at its position; parts of the city are laterite, around the city's spiral. */
function AreaMap({ city, areas }: CitiesProps) {
  const texts = useTexts(publicHomeTexts)
  const plot = mapOf(areas, city.centre)
  const { dots, middle, width, height } = plot
  return (
    <figure>
      <svg
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        fill="none"
        strokeLinecap="round"
        role="img"
        aria-label={texts.map(city.name)}
        className="h-auto w-full max-w-md"
      >
        <g stroke="var(--color-line)" strokeWidth="1.5">
          {dots.map(({ name, x, y, bend }) => (
            <path
              key={name}
              d={`M${String(middle.x)} ${String(middle.y)}Q${String(bend.x)} ${String(bend.y)} ${String(x)} ${String(y)}`}
            />
          ))}
        </g>
        <path
          transform={`translate(${String(middle.x)} ${String(middle.y)})`}
          d="M0 0a4 4 0 0 1 8 3c0 9-15 11-18-2C-13-13 5-22 17-11c15 11 8 34-10 38C-15 31-31 9-23-11-15-33 14-38 30-22"
          stroke="var(--color-palm)"
          strokeWidth="3"
        />
        {dots.map(({ name, kind, x, y }) =>
          kind === 'town' ? (
            <circle
              key={name}
              cx={x}
              cy={y}
              r="4.5"
              fill="var(--color-marigold)"
              stroke="var(--color-ink)"
              strokeWidth="1.5"
            />
          ) : (
            <circle
              key={name}
              cx={x}
              cy={y}
              r="5"
              stroke="var(--color-laterite)"
              strokeWidth="3.5"
              fill="var(--color-ground)"
            />
          ),
        )}
        <MapNames plot={plot} />
      </svg>
      <figcaption className="text-quiet mt-1 flex flex-wrap gap-x-4 text-xs md:text-sm">
        {(['neighborhood', 'town'] as const).map((kind) => (
          <span key={kind} className="inline-flex items-center gap-2">
            <Mark kind={kind} />
            {texts.areaKind[kind](city.name)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
