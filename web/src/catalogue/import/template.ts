import { ITEM_COLUMNS } from '@ozi/contract'

/** A file to fill in: the names of the columns and a line that shows what goes where; a mark that it is UTF-8. */
export const ITEM_TEMPLATE = `\ufeff${[
  ITEM_COLUMNS.map(({ head }) => head),
  ITEM_COLUMNS.map(({ example }) => example),
]
  .map((cells) => cells.join(','))
  .join('\r\n')}\r\n`

export function saveTemplate(): void {
  const url = URL.createObjectURL(new Blob([ITEM_TEMPLATE], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'ozi-items.csv'
  link.click()
  URL.revokeObjectURL(url)
}
