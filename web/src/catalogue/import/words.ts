import { IMPORT_LIMIT, type ItemImportPreview } from '@ozi/contract'
import { formatCount } from '~/ui/format'

const BYTES_OF_MB = 1024 * 1024

/** What a file may be, below the button that chooses one. */
export const fileHint = `or drop one here: CSV (UTF-8), at most ${formatCount(IMPORT_LIMIT.rows)} lines and ${String(IMPORT_LIMIT.bytes / BYTES_OF_MB)} MB`

/** Asked before a file that was read is left. */
export const leaveFileWords = {
  leaveTitle: 'Close without bringing it in?',
  leaveText: 'Nothing of this file is kept yet.',
  leave: 'Close',
  stay: 'Keep looking',
} as const

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** '2 new items, 1 changed, 3 the same, 1 line with a mistake' */
export function previewWords({ lines, problems }: Pick<ItemImportPreview, 'lines' | 'problems'>): string {
  const of = (outcome: ItemImportPreview['lines'][number]['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length
  const bad = new Set(problems.map(({ line }) => line)).size
  const parts = [
    { count: of('added'), words: counted(of('added'), 'new item', 'new items') },
    { count: of('changed'), words: `${formatCount(of('changed'))} changed` },
    { count: of('same'), words: `${formatCount(of('same'))} the same` },
    { count: bad, words: counted(bad, 'line with a mistake', 'lines with a mistake') },
  ]
  return parts
    .filter(({ count }) => count > 0)
    .map(({ words }) => words)
    .join(', ')
}

export const importButton = (count: number): string => `Bring in ${counted(count, 'item', 'items')}`

/** '2 items added, 1 changed, 1 line left out' */
export function importedWords(imported: { added: number; changed: number; bad: number }): string {
  const { added, changed, bad } = imported
  return [
    `${counted(added, 'item', 'items')} added`,
    `${formatCount(changed)} changed`,
    ...(bad === 0 ? [] : [`${counted(bad, 'line', 'lines')} left out`]),
  ].join(', ')
}
