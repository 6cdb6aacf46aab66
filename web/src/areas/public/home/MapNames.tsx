import { labelsOf, LETTERS, type MapPlot } from './plotAreas'

/** As many names of places as a small map has room for: on phones, where it is smaller, fewer in larger letters. */
export function MapNames({ plot }: { plot: MapPlot }) {
  return (
    <>
      <Names plot={plot} letters={LETTERS.phone} className="sm:hidden" />
      <Names plot={plot} letters={LETTERS.wide} className="max-sm:hidden" />
    </>
  )
}

interface NamesProps {
  plot: MapPlot
  letters: (typeof LETTERS)[keyof typeof LETTERS]
  className: string
}

function Names({ plot, letters, className }: NamesProps) {
  return (
    <g
      className={className}
      fontSize={letters.size}
      fontFamily="var(--font-sans)"
      fill="var(--color-quiet)"
      stroke="var(--color-ground)"
      strokeWidth="4"
      paintOrder="stroke"
    >
      {labelsOf(plot, letters).map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor}>
          {name}
        </text>
      ))}
    </g>
  )
}
