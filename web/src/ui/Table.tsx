import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Skeleton } from './Skeleton'
import { isTyping, nextRow } from './table-keys'

export interface TableColumn<T> {
  key: string
  head: string
  cell: (row: T) => ReactNode
  /** Numbers: right-aligned, figures of one width. */
  numeric?: boolean
  /** The column that names the row: a heading for those who listen, the title of its card on phones. */
  primary?: boolean
  /** Buttons: the head is only read out, and on phones they close the card. */
  actions?: boolean
  className?: string
}

interface TableProps<T> {
  /** What the table lists, for those who listen. */
  caption: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string
  /** Rows are on their way: their places are shown. */
  loading?: boolean
  /** What to show instead of rows: 'No users found.' */
  empty: ReactNode
  /** An ErrorState; shown instead of everything else. */
  error?: ReactNode
  /** Enter on a row, or touching it. */
  onOpen?: (row: T) => void
  /** Rows just made or changed, marked so that the eye finds them. */
  markedKeys?: ReadonlySet<string>
}

/**
 * A table with a sticky head above 48rem, cards on phones. Rows that open are walked with j and k
 * from anywhere on the page, Enter opens, and the buttons inside stay their own.
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
  markedKeys,
}: TableProps<T>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const walks = onOpen !== undefined

  useEffect(() => {
    if (!walks) return
    function handleKey(event: globalThis.KeyboardEvent) {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
      if ((event.key !== 'j' && event.key !== 'k') || isTyping(event.target)) return
      // Under an open dialog the list keeps still.
      if (document.querySelector('dialog:modal')) return
      moveFocus(bodyRef.current, event.key)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [walks])

  function handleRowKey(event: KeyboardEvent<HTMLTableRowElement>, row: T) {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') {
      // Else the same press would go on to the button that has the focus in what opens.
      event.preventDefault()
      onOpen?.(row)
    } else if (event.key !== 'j' && event.key !== 'k' && moveFocus(bodyRef.current, event.key))
      event.preventDefault()
  }

  if (error) return <div className="p-4 md:p-6">{error}</div>
  return (
    // Roles are spelt out: a table drawn as cards is no table to some browsers.
    <table
      role="table"
      aria-busy={loading}
      className="w-full border-separate border-spacing-0 text-sm max-md:block"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={clsx(
                'bg-surface border-line text-quiet sticky top-(--table-top,0px) z-10 border-b px-3 py-2.5 text-left text-xs font-semibold first:pl-4 last:pr-4 md:first:pl-6 md:last:pr-6',
                column.numeric && 'text-right!',
                column.className,
              )}
            >
              {column.actions ? <span className="sr-only">{column.head}</span> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={bodyRef} role="rowgroup" className="max-md:block">
        {rows.map((row) => {
          const key = rowKey(row)
          return (
            <tr
              key={key}
              role="row"
              {...(onOpen
                ? {
                    tabIndex: 0,
                    'data-row': true,
                    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => handleRowKey(event, row),
                  }
                : {})}
              onClick={(event) => {
                if (
                  onOpen &&
                  !(event.target instanceof Element && event.target.closest('a,button,input,select,label'))
                )
                  onOpen(row)
              }}
              className={clsx(
                'max-md:border-line max-md:block max-md:border-b max-md:px-4 max-md:py-3 max-md:last:border-b-0',
                onOpen &&
                  'hover:bg-palm-wash focus-visible:bg-palm-wash cursor-pointer focus-visible:-outline-offset-2 focus-visible:shadow-none',
                markedKeys?.has(key) && 'bg-marigold/15',
              )}
            >
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          )
        })}
        {loading && rows.length === 0 && <LoadingRows columns={columns} />}
      </tbody>
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

function TableCell<T>({ column, row }: { column: TableColumn<T>; row: T }) {
  const className = clsx(
    'md:border-line align-middle md:h-13 md:border-b md:px-3 md:py-1.5 md:first:pl-6 md:last:pr-6 [tr:last-child>&]:border-b-0',
    column.numeric && 'tabular-nums md:text-right',
    column.primary
      ? 'text-left font-semibold max-md:mb-1 max-md:block max-md:text-base'
      : column.actions
        ? 'max-md:mt-2 max-md:flex max-md:gap-2 md:text-right'
        : 'max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5',
    column.className,
  )
  const content = column.cell(row)
  if (column.primary) {
    return (
      <th role="rowheader" scope="row" className={className}>
        {content}
      </th>
    )
  }
  return (
    <td role="cell" className={className}>
      {!column.actions && (
        <span aria-hidden className="text-quiet shrink-0 md:hidden">
          {column.head}
        </span>
      )}
      <span className="min-w-0 max-md:text-right">{content}</span>
    </td>
  )
}

function LoadingRows<T>({ columns }: { columns: readonly TableColumn<T>[] }) {
  return Array.from({ length: 5 }, (_, i) => (
    <tr key={i} aria-hidden className="max-md:block max-md:px-4 max-md:py-3">
      {columns.map((column) => (
        <td
          key={column.key}
          className="md:border-line max-md:block max-md:py-1 md:h-13 md:border-b md:px-3 md:first:pl-6 md:last:pr-6"
        >
          <Skeleton className={clsx('h-4', column.numeric ? 'ml-auto w-16' : 'w-3/4')} />
        </td>
      ))}
    </tr>
  ))
}

/** Moves the focus among the rows; says whether there was somewhere to go. */
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
