import type { ReactNode } from 'react'
import { useNearScreen } from './useNearScreen'

/** Rows are drawn and left out by so many together. */
const GROUP = 50
/** Up to here all rows are drawn, so that the browser's own search finds them. */
export const DRAWN_WHOLE = 4 * GROUP
/** Of a group that was never drawn, about as high as its rows are, pixels; it is drawn before it is seen. */
const BLANK_PX = GROUP * 53

interface TableRowsProps<T> {
  rows: readonly T[]
  columnCount: number
  renderRow: (row: T, index: number) => ReactNode
}

/** The rows of a table. Of thousands those far from the screen are a blank of their height. */
export function TableRows<T>({ rows, columnCount, renderRow }: TableRowsProps<T>) {
  if (rows.length <= DRAWN_WHOLE) {
    return (
      <tbody role="rowgroup" className="max-md:block">
        {rows.map(renderRow)}
      </tbody>
    )
  }
  const starts = Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, i) => i * GROUP)
  return starts.map((start, i) => (
    <RowGroup
      key={start}
      columnCount={columnCount}
      isNearTop={start < DRAWN_WHOLE}
      isKept={i === starts.length - 1}
    >
      {() => rows.slice(start, start + GROUP).map((row, j) => renderRow(row, start + j))}
    </RowGroup>
  ))
}

interface RowGroupProps {
  columnCount: number
  /** Drawn at once: there one begins to read. */
  isNearTop: boolean
  /** The last one stays: there one jumps, and there the next page comes. */
  isKept: boolean
  children: () => ReactNode
}

function RowGroup({ columnCount, isNearTop, isKept, children }: RowGroupProps) {
  const { ref, blank } = useNearScreen<HTMLTableSectionElement>(isNearTop, isKept)
  return (
    <tbody ref={ref} role={blank !== null ? 'presentation' : 'rowgroup'} className="max-md:block">
      {blank !== null ? (
        <tr role="presentation" className="max-md:block">
          <td
            role="presentation"
            colSpan={columnCount}
            style={{ height: blank === 'unseen' ? BLANK_PX : blank }}
            className="p-0 max-md:block"
          />
        </tr>
      ) : (
        children()
      )}
    </tbody>
  )
}
