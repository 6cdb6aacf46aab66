import { IMPORT_LIMIT, type ImportProblem } from '@ozi/contract'
import { formatCount } from '~/ui/format'

const BYTES_OF_MB = 1024 * 1024

/** '1 line with a mistake' */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** The counts that are not 0, joined to one phrase. */
export const countedAll = (...counts: readonly (readonly [count: number, one: string, many: string])[]) =>
  counts
    .filter(([count]) => count > 0)
    .map((each) => counted(...each))
    .join(', ')

/** The number of lines with mistakes; a line may have several. */
export const badLines = (problems: readonly ImportProblem[]): readonly [number, string, string] => [
  new Set(problems.map(({ line }) => line)).size,
  'line with a mistake',
  'lines with a mistake',
]

/** The texts of an import. */
export const importTexts = {
  file: 'Choose a CSV file',
  another: 'Choose another file',
  /** The accepted files, below the button that chooses one. */
  hint: `or drop one here: CSV (UTF-8), at most ${formatCount(IMPORT_LIMIT.rows)} lines and ${String(IMPORT_LIMIT.bytes / BYTES_OF_MB)} MB`,
  template: 'Download a template',
  changed:
    'Something changed since you chose the file, so nothing was saved. Below is what would happen now.',
  bad: 'Left out: please correct these and import them again',
  badCaption: 'Lines with a mistake',
  good: 'Good lines',
  line: 'Line',
  column: 'Column',
  wholeLine: 'The whole line',
  why: 'What is wrong',
  more: (count: number) => `Show more of ${formatCount(count)}`,
  cancel: 'Cancel',
  keeping: 'Importing…',
} as const

/** Asked before a previewed file is discarded. */
export const leaveFileWords = {
  leaveTitle: 'Close without importing?',
  leaveText: 'Nothing from this file is saved yet.',
  leave: 'Close',
  stay: 'Keep looking',
} as const
