import type { ImportProblem } from '@ozi/contract'
import type { TableColumn } from '~/ui/Table'
import { importTexts as texts } from './texts'

/** The invalid lines: line number, column and reason. */
export const problemColumns: readonly TableColumn<ImportProblem>[] = [
  {
    key: 'line',
    head: texts.line,
    cell: ({ line }) => `${texts.line} ${String(line)}`,
    primary: true,
    className: 'md:whitespace-nowrap',
  },
  { key: 'column', head: texts.column, cell: ({ column }) => column || texts.wholeLine },
  { key: 'why', head: texts.why, cell: ({ message }) => message },
]
