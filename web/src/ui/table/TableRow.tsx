import { clsx } from 'clsx'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import type { TableColumn } from './tableColumn'

/** The height of a row of one line on wide screens, and the space around its cells. */
export const ROW_SPACE = {
  dense: 'md:h-10 md:px-2 md:py-1 md:first:pl-4 md:last:pr-4',
  airy: 'md:h-13 md:px-3 md:py-1.5 md:first:pl-6 md:last:pr-6',
} as const

interface TableRowProps<T> {
  row: T
  columns: readonly TableColumn<T>[]
  /** The position among all rows, from 1, not counting the header. */
  place: number
  isLast: boolean
  /** The mark shown beside its name. */
  mark: string | undefined
  /** One line of 40 pixels on wide screens. */
  isDense: boolean
  isChosen: boolean
  onOpen: ((row: T) => void) | undefined
  onChoose: ((row: T) => void) | undefined
  onKey: (event: KeyboardEvent<HTMLTableRowElement>, row: T) => void
}

function Row<T>({
  row,
  columns,
  place,
  isLast,
  mark,
  isDense,
  isChosen,
  onOpen,
  onChoose,
  onKey,
}: TableRowProps<T>) {
  return (
    <tr
      role="row"
      aria-rowindex={place + 1}
      aria-current={isChosen || undefined}
      onFocus={() => onChoose?.(row)}
      {...(onOpen
        ? {
            tabIndex: 0,
            'data-row': true,
            onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onKey(event, row),
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
        'max-md:block max-md:px-4 max-md:py-3',
        !isLast && 'max-md:border-line max-md:border-b',
        onOpen &&
          'hover:bg-palm-wash focus-visible:bg-palm-wash cursor-pointer focus-visible:-outline-offset-2 focus-visible:shadow-none',
        mark !== undefined && 'bg-marigold/15',
        isChosen && 'bg-palm-wash shadow-[inset_3px_0_0_var(--color-palm)]',
      )}
    >
      {columns.map((column) => (
        <TableCell key={column.key} column={column} row={row} isLast={isLast} mark={mark} isDense={isDense} />
      ))}
    </tr>
  )
}

/** Memoized, because there may be thousands of rows. */
export const TableRow = memo(Row) as typeof Row

type TableCellProps<T> = Pick<TableRowProps<T>, 'row' | 'isLast' | 'mark' | 'isDense'> & {
  column: TableColumn<T>
}

function TableCell<T>({ column, row, isLast, mark, isDense }: TableCellProps<T>) {
  const className = clsx(
    'align-middle',
    ROW_SPACE[isDense ? 'dense' : 'airy'],
    !isLast && 'md:border-line md:border-b',
    column.numeric && 'tabular-nums md:text-right',
    column.primary
      ? 'text-left font-semibold max-md:mb-1 max-md:block max-md:text-base'
      : column.actions
        ? // In columns if the card has room for them.
          clsx(
            'max-md:mt-2 max-md:mr-2 max-md:inline-flex max-md:last:mr-0',
            column.actions === 'named' ? 'md:text-center' : 'md:text-right',
          )
        : 'max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0.5',
    column.className,
  )
  const content = column.cell(row)
  if (column.primary) {
    return (
      <th role="rowheader" scope="row" className={className}>
        {mark === undefined ? content : <Marked mark={mark}>{content}</Marked>}
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

/** A mark in words, never by the row's colour alone. */
function Marked({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0">{children}</span>{' '}
      <span className="rounded-full border border-current px-2 text-xs font-semibold whitespace-nowrap">
        {mark}
      </span>
    </span>
  )
}
