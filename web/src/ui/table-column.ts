import type { ReactNode } from 'react'

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
