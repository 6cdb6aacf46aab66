import type { ItemImportPreview } from '@ozi/contract'
import { countBadLines, countedAll } from '~/importing/countLines'
import { textsNow } from '~/language'
import { importTexts, itemImportTexts } from '~/languages/en/vendor/import'
import { formatCount } from '~/ui/text/format'

/** '2 new items, 1 changed, 3 the same, 1 line with a mistake' */
export function previewWords({ lines, problems }: Pick<ItemImportPreview, 'lines' | 'problems'>): string {
  const texts = textsNow(itemImportTexts)
  const of = (outcome: ItemImportPreview['lines'][number]['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length
  return countedAll(
    [of('added'), texts.newItems],
    [of('changed'), texts.changedItems],
    [of('same'), texts.sameItems],
    [countBadLines(problems), textsNow(importTexts).badLines],
  )
}

/** 'Import 2 items'; null if the file would change nothing. */
export function importButton({ lines }: Pick<ItemImportPreview, 'lines'>): string | null {
  const count = lines.filter(({ outcome }) => outcome !== 'same').length
  return count === 0 ? null : textsNow(itemImportTexts).importItems(formatCount(count))
}

/** '2 items added, 1 changed, 1 line left out' */
export function importedWords({ added, changed, bad }: { added: number; changed: number; bad: number }) {
  const texts = textsNow(itemImportTexts)
  return [
    texts.itemsAdded(formatCount(added)),
    texts.changedItems(formatCount(changed)),
    ...(bad === 0 ? [] : [texts.leftOut(formatCount(bad))]),
  ].join(', ')
}
