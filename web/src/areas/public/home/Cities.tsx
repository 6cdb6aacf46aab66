import type { ServedArea } from '@ozi/contract'
import type { City } from './data'
import { Stage } from './Line'
import { labelsOf, LETTERS, type Plot, plotAreas } from './plot'
import { homeTexts as texts } from './texts'

/** The city, its parts and the surrounding towns, on a small map. */
export function Cities({ city, areas }: { city: City; areas: readonly ServedArea[] }) {
  const of = (kind: ServedArea['kind']) => areas.filter((area) => area.kind === kind)
  return (
    <section aria-labelledby="cities">
      <Stage
        bend={-0.4}
        left={
          <h2 id="cities" className="pt-4 text-3xl md:pt-6 md:pb-6 md:text-right">
            {texts.citiesTitle}
          </h2>
        }
        right={
          <p className="text-quiet max-w-[44ch] pt-1 pb-4 md:pt-8">
            {texts.citiesLead(city.name, city.state)}
          </p>
        }
      />
      <Stage
        bend={0.6}
        left={<AreaMap city={city} areas={areas} />}
        right={
          <div className="grid gap-6 pb-8 md:pb-14">
            <AreaList title={texts.neighborhoods(city.name)} areas={of('neighborhood')} />
            <AreaList title={texts.towns} areas={of('town')} />
          </div>
        }
      />
    </section>
  )
}

function AreaList({ title, areas }: { title: string; areas: readonly ServedArea[] }) {
  if (areas.length === 0) return null
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {areas.map(({ name }) => (
          <li key={name}>
            <a
              href={`/?to=${encodeURIComponent(name)}#ask`}
              className="border-line bg-surface hover:border-edge inline-flex min-h-12 items-center rounded-full border px-4 transition-colors md:min-h-10 md:text-sm"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Each area is a dot at its position; parts of the city are laterite, around the city's spiral. */
function AreaMap({ city, areas }: { city: City; areas: readonly ServedArea[] }) {
  const plot = plotAreas(areas, city.centre)
  const { dots, middle, width, height } = plot
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      fill="none"
      strokeLinecap="round"
      role="img"
      aria-label={texts.map(city.name)}
      className="mb-6 h-auto w-full max-w-md md:ml-auto"
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
      <Names plot={plot} letters={LETTERS.phone} className="sm:hidden" />
      <Names plot={plot} letters={LETTERS.wide} className="max-sm:hidden" />
    </svg>
  )
}

interface NamesProps {
  plot: Plot
  letters: (typeof LETTERS)[keyof typeof LETTERS]
  className: string
}

/** As many names as there is room for; the lists beside the map contain all. */
function Names({ plot, letters, className }: NamesProps) {
  return (
    <g className={className} fill="var(--color-quiet)" fontSize={letters.size} fontFamily="var(--font-sans)">
      {labelsOf(plot, letters).map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </g>
  )
}
