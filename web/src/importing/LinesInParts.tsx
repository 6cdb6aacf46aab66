import { useId, useState } from 'react'
import { useTexts } from '~/language'
import { importTexts } from '~/languages/en/vendor/import'
import { Button } from '~/ui/button/Button'
import { formatCount } from '~/ui/text/format'
import { Table, type TableColumn } from '~/ui/table/Table'

const SHOWN_AT_ONCE = 50

interface LinesInPartsProps<Row> {
  title: string
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/**
 * The lines of a file under a title, a part at a time: rendering two thousand at once would block a phone for
 * seconds.
 */
export function LinesInParts<Row>({ title, rows, ...table }: LinesInPartsProps<Row>) {
  const texts = useTexts(importTexts)
  const titleId = useId()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  return (
    <section className="grid gap-2" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-base">
        {title}
      </h3>
      <div className="rounded-card border-line overflow-clip border">
        <Table {...table} rows={rows.slice(0, shown)} empty="" />
        {rows.length > shown && (
          <div className="p-3 text-center">
            <Button look="quiet" onClick={() => setShown(shown + 4 * SHOWN_AT_ONCE)}>
              {texts.more(formatCount(rows.length))}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
