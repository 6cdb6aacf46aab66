import { stringify } from 'csv-stringify'
import type { Transform } from 'node:stream'

type Value = string | number | null

/** Columns keep their names and their order, which people's formulas refer to: new ones come last. */
export type Columns<Row> = readonly (readonly [head: string, valueOf: (row: Row) => Value])[]

/** A file for spreadsheets, to be written from its rows one after the other. */
export interface CsvFile {
  readonly csv: Transform
  readonly records: AsyncIterable<readonly Value[]>
}

/** With a byte order mark, so that spreadsheets read UTF-8; texts that look like formulas are escaped. */
export const csvOf = <Row>(columns: Columns<Row>, rows: AsyncIterable<Row>): CsvFile => ({
  csv: stringify({ header: true, columns: columns.map(([head]) => head), bom: true, escape_formulas: true }),
  records: recordsOf(columns, rows),
})

async function* recordsOf<Row>(columns: Columns<Row>, rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map(([, valueOf]) => valueOf(row))
}
