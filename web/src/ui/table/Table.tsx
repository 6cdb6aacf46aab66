import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { KEYS } from './keys'
import { Skeleton } from '../state/Skeleton'
import { isTyping, nextRow } from './tableKeys'
import { phonePlaceOf, type TableColumn } from './tableColumn'
import { PHONE_PLACES, PHONE_ROW, ROW_SPACE, TableRow } from './TableRow'
import { DRAWN_WHOLE, TableRows } from './TableRows'
import { useSteadyColumns } from './useSteadyColumns'

export type { TableColumn } from './tableColumn'

interface TableProps<T> {
  /** The table's subject, for screen readers. */
  caption: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  /** Rows are loading: skeletons are shown. */
  loading?: boolean
  /** Shown if there are no rows: 'No users found.' */
  empty: ReactNode
  /** An ErrorState; replaces everything else. */
  error?: ReactNode
  /** Called on Enter on a row, or a click. */
  onOpen?: (row: T) => void
  /** A label for each row that was just created or changed, by key, shown as a mark. */
  marks?: ReadonlyMap<string, string>
  /** Rows are one line of 40 pixels on wide screens. */
  isDense?: boolean
  /** The key of a row that is marked, and scrolled to when it becomes that one. */
  chosen?: string | null
  /** Called when a row gets the focus. */
  onChoose?: (row: T) => void
}

const DENSE_ROW_PX = 41

/**
 * A table with a sticky header above 48rem, and rows of two lines on phones, where rows that open nothing unfold. If rows can be opened, j and k move between
 * them from anywhere on the page and Enter opens one; buttons inside rows work as usual. Of thousands of rows
 * only those near the screen are rendered; pass the same `columns` and `onOpen` at each render.
 */
export function Table<T>({
  caption,
  columns,
  rows,
  rowKey,
  loading = false,
  empty,
  error,
  onOpen,
  marks,
  isDense = false,
  chosen = null,
  onChoose,
}: TableProps<T>) {
  const tableRef = useRef<HTMLTableElement>(null)
  const widths = useSteadyColumns(tableRef, columns, rows.length > DRAWN_WHOLE)
  const walks = onOpen !== undefined

  useEffect(() => {
    const row = chosen === null ? null : tableRef.current?.querySelector('[aria-current]')
    if (row && row !== document.activeElement) row.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  useEffect(() => {
    if (!walks) return
    function handleKey(event: globalThis.KeyboardEvent) {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if ((event.key !== KEYS.down && event.key !== KEYS.up) || isTyping(event.target)) return
      // The list ignores keys under an open dialog.
      if (document.querySelector('dialog:modal')) return
      moveFocus(tableRef.current, event.key)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [walks])

  const handleRowKey = useCallback(
    (event: KeyboardEvent<HTMLTableRowElement>, row: T) => {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter') {
        // Otherwise the same key press would reach the button that gets the focus in what opens.
        event.preventDefault()
        onOpen?.(row)
      } else if (event.key !== KEYS.down && event.key !== KEYS.up && moveFocus(tableRef.current, event.key))
        event.preventDefault()
    },
    [onOpen],
  )

  if (error) return <div className="p-4 md:p-6">{error}</div>
  return (
    // Explicit roles: some browsers do not expose a table styled as cards as a table.
    <table
      ref={tableRef}
      role="table"
      aria-busy={loading}
      aria-rowcount={rows.length + 1}
      className={clsx(
        'w-full border-separate border-spacing-0 text-sm max-md:block',
        widths && 'table-fixed',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" aria-rowindex={1}>
          {columns.map((column, i) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              style={{ width: widths?.[i] }}
              className={clsx(
                'bg-surface border-line text-quiet sticky top-(--table-top,0px) z-10 border-b py-2.5 text-left text-xs font-semibold whitespace-nowrap first:pl-4 last:pr-4',
                isDense ? 'px-2' : 'px-3 md:first:pl-6 md:last:pr-6',
                column.numeric && 'text-right!',
                column.actions === 'named' && 'text-center!',
                phonePlaceOf(column, columns) === null && 'max-md:hidden',
                column.className,
              )}
            >
              {column.actions === true ? <span className="sr-only">{column.head}</span> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <TableRows
        rows={rows}
        columnCount={columns.length}
        {...(isDense && { rowPx: DENSE_ROW_PX })}
        keptRow={chosen === null ? -1 : rows.findIndex((row) => rowKey(row) === chosen)}
        renderRow={(row, i) => {
          const key = rowKey(row)
          return (
            <TableRow
              key={key}
              row={row}
              columns={columns}
              place={i + 1}
              isLast={i === rows.length - 1}
              mark={marks?.get(key)}
              isDense={isDense}
              isChosen={key === chosen}
              onOpen={onOpen}
              onChoose={onChoose}
              onKey={handleRowKey}
            />
          )
        }}
      />
      {loading && rows.length === 0 && (
        <tbody role="rowgroup" className="max-md:block">
          <LoadingRows columns={columns} isDense={isDense} />
        </tbody>
      )}
      {!loading && rows.length === 0 && (
        <tbody role="rowgroup" className="max-md:block">
          <tr role="row" className="max-md:block">
            <td
              role="cell"
              colSpan={columns.length}
              className="text-quiet px-4 py-10 text-center text-base max-md:block"
            >
              {empty}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

function LoadingRows<T>({ columns, isDense }: { columns: readonly TableColumn<T>[]; isDense: boolean }) {
  return Array.from({ length: 5 }, (_, i) => (
    <tr key={i} aria-hidden className={clsx(PHONE_ROW, i < 4 && 'max-md:border-line max-md:border-b')}>
      {columns.map((column) => {
        const place = phonePlaceOf(column, columns)
        return (
          <td
            key={column.key}
            className={clsx(
              'md:border-line md:border-b',
              ROW_SPACE[isDense ? 'dense' : 'airy'],
              place === null ? 'max-md:hidden' : PHONE_PLACES[place],
              column.className,
            )}
          >
            <Skeleton
              className={clsx(
                'h-4',
                column.primary ? 'w-3/5 md:w-3/4' : column.numeric ? 'ml-auto w-16' : 'w-16 md:w-3/4',
              )}
            />
          </td>
        )
      })}
    </tr>
  ))
}

/** Moves the focus among the rows; @returns whether there was a row to move to. */
function moveFocus(body: HTMLElement | null, key: string): boolean {
  const rows = Array.from(body?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
  const next = nextRow(
    key,
    rows.findIndex((row) => row === document.activeElement),
    rows.length,
  )
  if (next === null) return false
  rows[next]?.focus()
  rows[next]?.scrollIntoView({ block: 'nearest' })
  return true
}
