import type { ItemImportPreview } from '@ozi/contract'
import { formatCount } from '~/ui/format'

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
