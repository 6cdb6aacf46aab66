import type { ImportProblem, ItemImportLine, ItemImportPreview } from '@ozi/contract'
import { useState } from 'react'
import { Badge, type BadgeTone } from '~/ui/Badge'
import { Button } from '~/ui/Button'
import { formatCount } from '~/ui/format'
import { Money } from '~/ui/Money'
import { Table, type TableColumn } from '~/ui/Table'

const SHOWN_AT_ONCE = 50

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

const problemColumns: readonly TableColumn<ImportProblem>[] = [
  { key: 'line', head: 'Line', cell: ({ line }) => `Line ${String(line)}`, primary: true },
  { key: 'column', head: 'Column', cell: ({ column }) => column || 'The whole line' },
  { key: 'why', head: 'What is wrong', cell: ({ message }) => message },
]

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

/** Every bad line with what is wrong, then every good one with what becomes of it. */
export function PreviewTables({ preview: { lines, problems } }: { preview: ItemImportPreview }) {
  return (
    <>
      {problems.length > 0 && (
        <section className="grid gap-2" aria-labelledby="import-problems">
          <h3 id="import-problems" className="text-base">
            Left out: please put these right and bring them in again
          </h3>
          <InParts
            caption="Lines with a mistake"
            columns={problemColumns}
            rows={problems}
            rowKey={({ line, column }) => `${String(line)} ${column}`}
          />
        </section>
      )}
      {lines.length > 0 && (
        <section className="grid gap-2" aria-labelledby="import-lines">
          <h3 id="import-lines" className="text-base">
            Good lines
          </h3>
          <InParts
            caption="Good lines"
            columns={lineColumns}
            rows={lines}
            rowKey={({ line }) => String(line)}
          />
        </section>
      )}
    </>
  )
}

interface InPartsProps<Row> {
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Two thousand lines drawn at once would keep a phone still for seconds. */
function InParts<Row>({ rows, ...table }: InPartsProps<Row>) {
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  return (
    <div className="rounded-card border-line overflow-clip border">
      <Table {...table} rows={rows.slice(0, shown)} empty="" />
      {rows.length > shown && (
        <div className="p-3 text-center">
          <Button look="quiet" onClick={() => setShown(shown + 4 * SHOWN_AT_ONCE)}>
            Show more of {formatCount(rows.length)}
          </Button>
        </div>
      )}
    </div>
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
