import { type RefCallback, useCallback, useId, useState } from 'react'
import { Table, type TableColumn } from '~/ui/table/Table'
import { COLOURS, type Meaning } from './colours'
import { barsOf, ticksOf, within } from './plotBars'
import { overviewTexts as texts } from './texts'

/** Before the first measurement: about a phone's width. */
const GUESS = 320

/** An element's current width, so that a drawing in it can keep its font size. */
function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(GUESS)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

const BARS_HEIGHT = 96
const ABOVE = 20
const BELOW = 22
/** Half the width of a value's text. */
const VALUE_HALF = 18

export interface PlotPoint {
  readonly key: string
  /** Below the bar. */
  readonly tick: string
  /** In the table. */
  readonly name: string
  /** One for each of the plot's parts; null if there is none. */
  readonly values: readonly (number | null)[]
}

interface PlotProps {
  title: string
  /** Of the whole period, in words. */
  total: string
  more?: string
  /** The parts of a bar. */
  parts: readonly { readonly name: string; readonly means: Meaning }[]
  points: readonly PlotPoint[]
  isStacked?: boolean
  /** For above a bar: short. */
  writeShort: (value: number) => string
  /** For the table: in full. */
  write: (value: number) => string
}

/** A bar chart over time, visual only; a table below contains the same values. */
export function Plot(props: PlotProps) {
  const { title, total, more, parts, points, isStacked = false, writeShort, write } = props
  const id = useId()
  const [ref, width] = useWidth()
  const values = points.map((point) => point.values.map((value) => value ?? 0))
  const bars = barsOf(values, { width, height: BARS_HEIGHT, isStacked })
  const isEmpty = values.flat().every((value) => value === 0)
  const ticks = ticksOf(points.length, width)
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="font-sans text-base font-semibold">
          {title}
        </h3>
        {parts.length > 1 && (
          <ul className="text-quiet flex gap-4 text-sm">
            {parts.map(({ name, means }) => (
              <li key={name} className="flex items-center gap-1.5">
                <span aria-hidden className={`size-2.5 rounded-[3px] ${COLOURS[means].dot}`} />
                {name}
              </li>
            ))}
          </ul>
        )}
        <p className="flex w-full flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="text-lg font-semibold">{total}</span>
          {more && <span className="text-quiet text-sm">{more}</span>}
        </p>
      </figcaption>
      <div ref={ref} className="relative mt-2">
        <svg
          width={width}
          height={ABOVE + BARS_HEIGHT + BELOW}
          aria-hidden
          className="block max-w-full overflow-visible text-xs tabular-nums"
        >
          <g transform={`translate(0 ${String(ABOVE)})`}>
            <line x1={0} x2={width} y1={BARS_HEIGHT} y2={BARS_HEIGHT} className="stroke-line" />
            {bars.map((bar) => {
              const tickX = ticks.get(bar.at)
              return (
                <g key={points[bar.at]?.key}>
                  {bar.parts.map((box, at) => {
                    const part = parts[at]
                    return (
                      part &&
                      box.height > 0 && (
                        <rect
                          key={part.name}
                          x={box.x}
                          y={box.y}
                          width={box.width}
                          height={Math.max(1.5, box.height)}
                          rx={Math.min(3, box.width / 4)}
                          className={COLOURS[part.means].fill}
                        />
                      )
                    )
                  })}
                  {bar.isWritten && (
                    <text
                      x={within(bar.x, VALUE_HALF, width)}
                      y={bar.y - 5}
                      textAnchor="middle"
                      className="fill-ink font-semibold"
                    >
                      {writeShort(writtenValue(values[bar.at] ?? [], isStacked))}
                    </text>
                  )}
                  {tickX !== undefined && (
                    <text x={tickX} y={BARS_HEIGHT + 16} textAnchor="middle" className="fill-quiet">
                      {points[bar.at]?.tick}
                    </text>
                  )}
                </g>
              )
            })}
          </g>
        </svg>
        {isEmpty && (
          <p className="text-quiet absolute inset-x-0 top-14 text-center text-sm">{texts.nothingYet}</p>
        )}
      </div>
      <details className="mt-1">
        <summary className="text-palm rounded-control inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold md:min-h-9">
          {texts.asTable}
          <span className="sr-only">: {title}</span>
        </summary>
        <div
          // The table's header sticks to this box rather than below the page's header.
          className="border-line rounded-control max-h-80 overflow-auto border [--table-top:0px]"
          tabIndex={0}
          role="region"
          aria-label={title}
        >
          <Table
            caption={title}
            columns={columnsOf(parts, write)}
            rows={points}
            rowKey={({ key }) => key}
            empty={texts.nothingYet}
          />
        </div>
      </details>
    </figure>
  )
}

const writtenValue = (parts: readonly number[], isStacked: boolean): number =>
  isStacked ? parts.reduce((sum, part) => sum + part, 0) : Math.max(0, ...parts)

const columnsOf = (
  parts: PlotProps['parts'],
  write: (value: number) => string,
): readonly TableColumn<PlotPoint>[] => [
  { key: 'when', head: texts.when, cell: ({ name }) => name, primary: true },
  ...parts.map(({ name: head }, at) => ({
    key: head,
    head,
    phone: 'end' as const,
    cell: ({ values }: PlotPoint) => {
      const value = values[at] ?? null
      return value === null ? texts.none : write(value)
    },
    numeric: true,
  })),
]
