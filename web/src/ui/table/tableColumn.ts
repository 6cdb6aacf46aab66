import type { ReactNode } from 'react'

export interface TableColumn<T> {
  key: string
  head: string
  cell: (row: T) => ReactNode
  /** Numbers: right-aligned, figures of one width, never broken. */
  numeric?: boolean
  /** The column that names the row: its row header. */
  primary?: boolean
  /**
   * A column of buttons. Its header is for screen readers only, unless it names what the column does with a row.
   */
  actions?: boolean | 'named'
  /**
   * Its place in a row of phones, which has two lines: `title` and `state`, below them `detail`, which is cut where it
   * ends, and any number of `end`. Without one, the primary column is the title, and the others are in what the row
   * opens, or unfolds.
   */
  phone?: PhonePlace
  /** Nobody hides it. */
  isKept?: boolean
  className?: string
}

/** On phones, for a part of a cell that is there only when its row is unfolded. */
export const WHEN_UNFOLDED = 'max-md:group-not-data-unfolded/row:hidden'

type PhonePlace = 'title' | 'state' | 'detail' | 'end'

/** null: it is not in the two lines. */
export const phonePlaceOf = <T>(
  { primary, phone }: TableColumn<T>,
  all: readonly TableColumn<T>[],
): PhonePlace | null => phone ?? (primary && !all.some((column) => column.phone === 'title') ? 'title' : null)
