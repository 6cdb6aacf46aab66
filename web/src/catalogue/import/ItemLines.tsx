import type { ItemImportLine } from '@ozi/contract'
import { LinesInParts } from '~/importing/LinesInParts'
import { useTexts } from '~/language'
import { importTexts, itemImportTexts } from '~/languages/en/vendor/import'
import { Badge, type BadgeTone } from '~/ui/state/Badge'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import type { TableColumn } from '~/ui/table/Table'

const TONES: Readonly<Record<ItemImportLine['outcome'], BadgeTone>> = {
  added: 'good',
  changed: 'wait',
  same: 'neutral',
}

/** All valid lines and what the import will do with each. */
export function ItemLines({ lines }: { lines: readonly ItemImportLine[] }) {
  const texts = useTexts(importTexts)
  const words = useTexts(itemImportTexts)
  const columns: readonly TableColumn<ItemImportLine>[] = [
    {
      key: 'name',
      head: words.item,
      cell: ({ item }) => <span className="wrap-anywhere">{item.name}</span>,
      primary: true,
    },
    { key: 'line', head: texts.line, cell: ({ line }) => line, numeric: true, phone: 'detail' },
    { key: 'price', head: words.price, cell: (line) => <Price line={line} />, numeric: true, phone: 'end' },
    { key: 'outcome', head: words.what, cell: (line) => <Outcome line={line} />, phone: 'state' },
  ]
  return (
    <LinesInParts
      title={texts.good}
      caption={texts.good}
      columns={columns}
      rows={lines}
      rowKey={({ line }) => String(line)}
    />
  )
}

function Price({ line: { item, presentPrice } }: { line: ItemImportLine }) {
  const texts = useTexts(itemImportTexts)
  const now = <Money amount={item.price} className="font-semibold" />
  if (presentPrice === null || presentPrice === item.price) return now
  return (
    <>
      <span className="sr-only">{texts.fromTo(formatNaira(presentPrice), formatNaira(item.price))}</span>
      <span aria-hidden>
        <Money amount={presentPrice} className="text-quiet" /> → {now}
      </span>
    </>
  )
}

function Outcome({ line: { outcome, changes } }: { line: ItemImportLine }) {
  const texts = useTexts(itemImportTexts)
  return (
    <>
      <Badge tone={TONES[outcome]}>{texts[outcome]}</Badge>
      {changes.length > 0 && (
        <span className="text-quiet ml-2 text-sm">
          {changes.map((field) => texts.fields[field]).join(', ')}
        </span>
      )}
    </>
  )
}
