import type { ReactNode } from 'react'
import { useNearScreen } from '../list/useNearScreen'

/** Rows are rendered and removed in groups of this size. */
const GROUP = 50
/** Up to this number all rows are rendered, so that the browser's find-in-page works. */
export const DRAWN_WHOLE = 4 * GROUP
/** The estimated height in pixels of a row that was never rendered; it is rendered before it becomes visible. */
const ROW_PX = 53

interface TableRowsProps<T> {
  rows: readonly T[]
  columnCount: number
  /** Only if it is not as usual. */
  rowPx?: number
  /** The position of a row that is rendered wherever it is; -1 for none. */
  keptRow?: number
  renderRow: (row: T, index: number) => ReactNode
}

/**
 * The rows of a table, virtualized: of thousands, those far from the screen are blanks of the same height.
 */
export function TableRows<T>({
  rows,
  columnCount,
  rowPx = ROW_PX,
  keptRow = -1,
  renderRow,
}: TableRowsProps<T>) {
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
      isKept={i === starts.length - 1 || (keptRow >= start && keptRow < start + GROUP)}
      blankPx={rowPx * GROUP}
    >
      {() => rows.slice(start, start + GROUP).map((row, j) => renderRow(row, start + j))}
    </RowGroup>
  ))
}

interface RowGroupProps {
  columnCount: number
  /** Rendered at once, because reading starts there. */
  isNearTop: boolean
  /** The last group is never a blank: the End key goes there, and the next page is appended there. Nor is the chosen row's. */
  isKept: boolean
  blankPx: number
  children: () => ReactNode
}

function RowGroup({ columnCount, isNearTop, isKept, blankPx, children }: RowGroupProps) {
  const { ref, blank } = useNearScreen<HTMLTableSectionElement>(isNearTop, isKept)
  return (
    <tbody ref={ref} role={blank !== null ? 'presentation' : 'rowgroup'} className="max-md:block">
      {blank !== null ? (
        <tr role="presentation" className="max-md:block">
          <td
            role="presentation"
            colSpan={columnCount}
            style={{ height: blank === 'unseen' ? blankPx : blank }}
            className="p-0 max-md:block"
          />
        </tr>
      ) : (
        children()
      )}
    </tbody>
  )
}
