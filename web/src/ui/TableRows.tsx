import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Rows are drawn and left out by so many together. */
const GROUP = 50
/** Up to here all rows are drawn, so that the browser's own search finds them. */
export const DRAWN_WHOLE = 4 * GROUP
/** Of a group that was never drawn, about as high as its rows are, pixels; it is drawn before it is seen. */
const BLANK_PX = GROUP * 53
/** How far beyond the screen rows are drawn, pixels: further than one scrolls before the next is drawn. */
const BEYOND_PX = 1500

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
  const ref = useRef<HTMLTableSectionElement>(null)
  /** Of the blank in its place, pixels; null while it is drawn. */
  const [blank, setBlank] = useState<number | null>(isNearTop || isKept ? null : BLANK_PX)

  useEffect(() => {
    const group = ref.current
    if (!group || isKept) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry) return
        const isNear = entry.isIntersecting
        // Who walks through rows by the keyboard must not lose the one they are on.
        const isWalked = group.contains(document.activeElement)
        setBlank(isNear || isWalked ? null : entry.boundingClientRect.height)
      },
      { rootMargin: `${String(BEYOND_PX)}px 0px` },
    )
    observer.observe(group)
    return () => observer.disconnect()
  }, [isKept])

  const isBlank = blank !== null && !isKept
  return (
    <tbody ref={ref} role={isBlank ? 'presentation' : 'rowgroup'} className="max-md:block">
      {isBlank ? (
        <tr role="presentation" className="max-md:block">
          <td
            role="presentation"
            colSpan={columnCount}
            style={{ height: blank }}
            className="p-0 max-md:block"
          />
        </tr>
      ) : (
        children()
      )}
    </tbody>
  )
}
