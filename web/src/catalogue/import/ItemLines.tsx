import type { ItemImportLine } from '@ozi/contract'
import { LinesInParts } from '~/importing/LinesInParts'
import { importTexts } from '~/importing/texts'
import { Badge, type BadgeTone } from '~/ui/Badge'
import { Money } from '~/ui/Money'
import type { TableColumn } from '~/ui/Table'

const OUTCOMES: Readonly<
  Record<ItemImportLine['outcome'], { readonly word: string; readonly tone: BadgeTone }>
> = {
  added: { word: 'New', tone: 'good' },
  changed: { word: 'Changed', tone: 'wait' },
  same: { word: 'No change', tone: 'neutral' },
}

const FIELD_WORDS: Readonly<Record<ItemImportLine['changes'][number], string>> = {
  price: 'price',
  description: 'description',
  preparationMinutes: 'time',
  isAvailable: 'availability',
}

const lineColumns: readonly TableColumn<ItemImportLine>[] = [
  {
    key: 'name',
    head: 'Item',
    cell: ({ item }) => <span className="wrap-anywhere">{item.name}</span>,
    primary: true,
  },
  { key: 'line', head: 'Line', cell: ({ line }) => line, numeric: true },
  { key: 'price', head: 'Price', cell: (line) => <Price line={line} />, numeric: true },
  { key: 'outcome', head: 'What happens', cell: (line) => <Outcome line={line} /> },
]

/** All valid lines and what the import will do with each. */
export function ItemLines({ lines }: { lines: readonly ItemImportLine[] }) {
  return (
    <LinesInParts
      title={importTexts.good}
      caption={importTexts.good}
      columns={lineColumns}
      rows={lines}
      rowKey={({ line }) => String(line)}
    />
  )
}

function Price({ line: { item, presentPrice } }: { line: ItemImportLine }) {
  const isAnother = presentPrice !== null && presentPrice !== item.price
  return (
    <>
      {isAnother && (
        <>
          <span className="sr-only">from </span>
          <Money amount={presentPrice} className="text-quiet" />
          <span aria-hidden> → </span>
          <span className="sr-only"> to </span>
        </>
      )}
      <Money amount={item.price} className="font-semibold" />
    </>
  )
}

function Outcome({ line: { outcome, changes } }: { line: ItemImportLine }) {
  const { word, tone } = OUTCOMES[outcome]
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      {changes.length > 0 && (
        <span className="text-quiet ml-2 text-sm">
          {changes.map((field) => FIELD_WORDS[field]).join(', ')}
        </span>
      )}
    </>
  )
}
