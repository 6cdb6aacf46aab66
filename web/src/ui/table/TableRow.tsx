import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { phonePlaceOf, type TableColumn } from './tableColumn'

/** The height of a row of one line on wide screens, and the space around its cells. */
export const ROW_SPACE = {
  dense: 'md:h-10 md:px-2 md:py-1 md:first:pl-4 md:last:pr-4',
  airy: 'md:h-13 md:px-3 md:py-1.5 md:first:pl-6 md:last:pr-6',
} as const

/** A row on phones: two lines, whatever the order of its columns; the break between them is a part of its own. */
export const PHONE_ROW =
  'max-md:relative max-md:flex max-md:min-h-16 max-md:flex-wrap max-md:content-center max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-2 max-md:after:order-3 max-md:after:basis-full'

export const PHONE_PLACES = {
  title: 'max-md:order-1 max-md:min-w-0 max-md:flex-[1_1_0%] max-md:text-base',
  state: 'max-md:order-2 max-md:shrink-0',
  detail: 'max-md:order-4 max-md:min-w-0 max-md:flex-[1_1_0%] max-md:text-quiet',
  end: 'max-md:order-5 max-md:shrink-0 max-md:whitespace-nowrap',
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
  const [isUnfolded, setUnfolded] = useState(false)
  // On phones it has columns that are in neither of its lines.
  const unfolds = onOpen === undefined && columns.some((column) => phonePlaceOf(column, columns) === null)
  const toggle = () => setUnfolded(!isUnfolded)
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
        if (event.target instanceof Element && event.target.closest('a,button,input,select,label')) return
        if (onOpen) onOpen(row)
        else if (unfolds) toggle()
      }}
      data-unfolded={isUnfolded || undefined}
      className={clsx(
        PHONE_ROW,
        'group/row',
        unfolds && 'max-md:pr-12',
        isUnfolded && 'max-md:[&_.truncate]:whitespace-normal!',
        !isLast && 'max-md:border-line max-md:border-b',
        onOpen &&
          'hover:bg-palm-wash focus-visible:bg-palm-wash cursor-pointer focus-visible:-outline-offset-2 focus-visible:shadow-none',
        mark !== undefined && 'bg-marigold/15',
        isChosen && 'bg-palm-wash shadow-[inset_3px_0_0_var(--color-palm)]',
      )}
    >
      {columns.map((column) => (
        <TableCell
          key={column.key}
          column={column}
          row={row}
          isLast={isLast}
          mark={mark}
          isDense={isDense}
          phonePlace={phonePlaceOf(column, columns)}
          isUnfolded={isUnfolded}
          onUnfold={unfolds ? toggle : null}
        />
      ))}
    </tr>
  )
}

/** Memoized, because there may be thousands of rows. */
export const TableRow = memo(Row) as typeof Row

type TableCellProps<T> = Pick<TableRowProps<T>, 'row' | 'isLast' | 'mark' | 'isDense'> & {
  column: TableColumn<T>
  phonePlace: ReturnType<typeof phonePlaceOf>
  isUnfolded: boolean
  onUnfold: (() => void) | null
}

function TableCell<T>(props: TableCellProps<T>) {
  const { column, row, isLast, mark, isDense, phonePlace, isUnfolded, onUnfold } = props
  const className = clsx(
    'align-middle',
    ROW_SPACE[isDense ? 'dense' : 'airy'],
    !isLast && 'md:border-line md:border-b',
    column.numeric && 'tabular-nums md:text-right md:whitespace-nowrap',
    column.primary && 'text-left font-semibold',
    column.actions && (column.actions === 'named' ? 'md:text-center' : 'md:text-right'),
    phonePlace
      ? PHONE_PLACES[phonePlace]
      : isUnfolded
        ? column.actions
          ? 'max-md:order-7 max-md:mt-2'
          : 'max-md:order-6 max-md:flex max-md:basis-full max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1'
        : 'max-md:hidden',
    column.className,
  )
  const id = useId()
  const isTitle = phonePlace === 'title'
  const isLabelled = phonePlace === null && !column.actions
  const Cell = column.primary ? 'th' : 'td'
  const content = column.cell(row)
  return (
    <Cell
      role={column.primary ? 'rowheader' : 'cell'}
      {...(column.primary && { scope: 'row' })}
      className={className}
    >
      {isLabelled && (
        <span aria-hidden className="text-quiet shrink-0 md:hidden">
          {column.head}
        </span>
      )}
      <span
        id={id}
        className={clsx(
          'min-w-0',
          isLabelled && 'max-md:text-right',
          (isTitle || phonePlace === 'detail') && 'max-md:block max-md:truncate',
        )}
      >
        {mark !== undefined && (column.primary || isTitle) ? (
          <Marked mark={mark} isOnPhonesOnly={!column.primary}>
            {content}
          </Marked>
        ) : (
          content
        )}
      </span>
      {isTitle && onUnfold && <Unfold titleId={id} isUnfolded={isUnfolded} onPress={onUnfold} />}
    </Cell>
  )
}

/** On phones, shows what has no room in the two lines of a row that opens nothing. */
function Unfold({
  titleId,
  isUnfolded,
  onPress,
}: {
  titleId: string
  isUnfolded: boolean
  onPress: () => void
}) {
  const texts = useTexts(uiTexts)
  const id = useId()
  return (
    <button
      type="button"
      id={id}
      aria-label={texts.details}
      aria-labelledby={`${id} ${titleId}`}
      aria-expanded={isUnfolded}
      onClick={onPress}
      className="text-quiet rounded-control absolute top-2 right-1 grid size-12 place-items-center md:hidden"
    >
      <ChevronDown size={20} className={clsx('transition-transform', isUnfolded && 'rotate-180')} />
    </button>
  )
}

/** A mark in words, never by the row's colour alone. */
function Marked({
  mark,
  isOnPhonesOnly,
  children,
}: {
  mark: string
  isOnPhonesOnly: boolean
  children: ReactNode
}) {
  return (
    <span className="flex items-center gap-x-2 gap-y-1 md:flex-wrap">
      <span className="min-w-0 max-md:truncate">{children}</span>{' '}
      <span
        className={clsx(
          'shrink-0 rounded-full border border-current px-2 text-xs font-semibold whitespace-nowrap',
          isOnPhonesOnly && 'md:hidden',
        )}
      >
        {mark}
      </span>
    </span>
  )
}
