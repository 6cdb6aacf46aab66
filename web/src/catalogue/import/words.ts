import type { ItemImportPreview } from '@ozi/contract'
import { badLines, counted, countedAll } from '~/importing/texts'

/** '2 new items, 1 changed, 3 the same, 1 line with a mistake' */
export function previewWords({ lines, problems }: Pick<ItemImportPreview, 'lines' | 'problems'>): string {
  const of = (outcome: ItemImportPreview['lines'][number]['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length
  return countedAll(
    [of('added'), 'new item', 'new items'],
    [of('changed'), 'changed', 'changed'],
    [of('same'), 'the same', 'the same'],
    badLines(problems),
  )
}

/** 'Import 2 items'; null if the file would change nothing. */
export function importButton({ lines }: Pick<ItemImportPreview, 'lines'>): string | null {
  const count = lines.filter(({ outcome }) => outcome !== 'same').length
  return count === 0 ? null : `Import ${counted(count, 'item', 'items')}`
}

/** '2 items added, 1 changed, 1 line left out' */
export function importedWords({ added, changed, bad }: { added: number; changed: number; bad: number }) {
  return [
    counted(added, 'item added', 'items added'),
    counted(changed, 'changed', 'changed'),
    ...(bad === 0 ? [] : [counted(bad, 'line left out', 'lines left out')]),
  ].join(', ')
}
