import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useNearScreen } from './useNearScreen'

/** Cards are drawn and left out by so many together: whole rows of a grid of one, two or three. */
export const CARDS_OF_GROUP = 12
/** Up to here all cards are drawn, so that the browser's own search finds them. */
const DRAWN_WHOLE = 8 * CARDS_OF_GROUP
const DRAWN_FIRST = 2

/** How many a list has in all; undefined where only a part of them was counted. */
export const totalOf = (list: { readonly total: number; readonly totalIsMinimum: boolean } | null) =>
  list === null || list.totalIsMinimum ? undefined : list.total

interface CardListProps<T> {
  rows: readonly T[]
  /** All there are, also those that are not loaded; undefined where nobody counted. */
  total?: number | undefined
  rowKey: (row: T) => string
  renderRow: (row: T) => ReactNode
  /** Between cards, in both directions. */
  gap: string
  /** The grid, without its gap. */
  columns: string
  /** What a card takes of the grid, by its place in the list; one cell where nothing is said. */
  cell?: (at: number) => string
  /** Of one card that is not laid out: its `contain-intrinsic-size`. */
  cardSize: string
  /** How high twelve cards are that were never drawn, about. */
  blankSize: string
  /** The card to begin at, by its key, instead of the first ones. */
  startKey?: string | undefined
}

/**
 * Cards of a long list. Of hundreds those near the screen are drawn, so that the page answers a finger as fast as it
 * does with a few; those far from it are a blank of their height. Each card's place in the list is said to those who
 * listen. The element of a card has its key as `data-key`.
 */
export function CardList<T>({ rows, total, rowKey, startKey, gap, ...cards }: CardListProps<T>) {
  const starts = Array.from({ length: Math.ceil(rows.length / CARDS_OF_GROUP) }, (_, i) => i * CARDS_OF_GROUP)
  const isWhole = rows.length <= DRAWN_WHOLE
  return (
    <div role="list" className={clsx('grid grid-cols-[minmax(0,1fr)]', gap)}>
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
