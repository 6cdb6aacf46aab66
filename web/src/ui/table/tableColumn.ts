import type { ReactNode } from 'react'

export interface TableColumn<T> {
  key: string
  head: string
  cell: (row: T) => ReactNode
  /** Numbers: right-aligned, figures of one width. */
  numeric?: boolean
  /** The column that names the row: its row header, and the title of its card on phones. */
  primary?: boolean
  /**
   * A column of buttons: on phones they are at the end of the card. Its header is for screen readers only, unless it
   * names what the column does with a row.
   */
  actions?: boolean | 'named'
  className?: string
}
