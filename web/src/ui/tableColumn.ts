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
   * A column of buttons: its header is for screen readers only, and on phones the buttons are at the end of
   * the card.
   */
  actions?: boolean
  className?: string
}
