import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useNearScreen } from './useNearScreen'

/**
 * Cards are rendered and removed in groups of this size: whole rows in grids of one, two or three columns.
 */
const CARDS_OF_GROUP = 12
/** Up to this number all cards are rendered, so that the browser's find-in-page works. */
const DRAWN_WHOLE = 8 * CARDS_OF_GROUP
const DRAWN_FIRST = 2

/** The total number of rows; undefined if only a part was counted. */
export const totalOf = (list: { readonly total: number; readonly totalIsMinimum: boolean } | null) =>
  list === null || list.totalIsMinimum ? undefined : list.total

interface CardListProps<T> {
  rows: readonly T[]
  /** The total, including rows that are not loaded; undefined if unknown. */
  total?: number | undefined
  rowKey: (row: T) => string
  renderRow: (row: T) => ReactNode
  /** The gap between cards, in both directions. */
  gap: string
  /** The grid's columns, without its gap. */
  columns: string
  /** The grid cells a card takes, by its index; one cell by default. */
  cell?: (at: number) => string
  /** The `contain-intrinsic-size` of a card that is not laid out. */
  cardSize: string
  /** The estimated height of twelve cards that were never rendered. */
  blankSize: string
  /** The key of the card to start at, instead of the first. */
  startKey?: string | undefined
}

/**
 * A virtualized list of cards. In a list of hundreds only the cards near the screen are rendered, so that the
 * page stays responsive; the others are blanks of the same height. Each card's position is exposed to screen
 * readers. A card's element has its key as `data-key`.
 */
export function CardList<T>({ rows, total, rowKey, startKey, gap, ...cards }: CardListProps<T>) {
  const starts = Array.from({ length: Math.ceil(rows.length / CARDS_OF_GROUP) }, (_, i) => i * CARDS_OF_GROUP)
  const isWhole = rows.length <= DRAWN_WHOLE
  return (
    <div role="list" className={clsx('grid grid-cols-1', gap)}>
      {starts.map((start, i) => {
        const group = rows.slice(start, start + CARDS_OF_GROUP)
        return (
          <Group
            key={start}
            {...cards}
            gap={gap}
            rows={group}
            rowKey={rowKey}
            start={start}
            setSize={total ?? -1}
            isDrawnFirst={i < DRAWN_FIRST || group.some((row) => rowKey(row) === startKey)}
            isKept={isWhole || i === starts.length - 1}
          />
        )
      })}
    </div>
  )
}

interface GroupProps<T> extends Omit<CardListProps<T>, 'total' | 'startKey'> {
  start: number
  setSize: number
  isDrawnFirst: boolean
  isKept: boolean
}

function Group<T>({
  rows,
  rowKey,
  renderRow,
  start,
  setSize,
  isDrawnFirst,
  isKept,
  ...looks
}: GroupProps<T>) {
  const { ref, blank } = useNearScreen<HTMLDivElement>(isDrawnFirst, isKept)
  if (blank !== null) {
    return (
      <div
        ref={ref}
        className={blank === 'unseen' ? looks.blankSize : undefined}
        style={blank === 'unseen' ? undefined : { height: blank }}
      />
    )
  }
  return (
    <div ref={ref} className={clsx('grid', looks.gap, looks.columns)}>
      {rows.map((row, i) => (
        <div
          key={rowKey(row)}
          data-key={rowKey(row)}
          role="listitem"
          aria-posinset={start + i + 1}
          aria-setsize={setSize}
          className={clsx('[content-visibility:auto]', looks.cardSize, looks.cell?.(start + i))}
        >
          {renderRow(row)}
        </div>
      ))}
    </div>
  )
}
