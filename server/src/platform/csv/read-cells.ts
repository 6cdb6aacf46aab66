import { IMPORT_LIMIT, importMessages } from '@ozi/contract'
import { CsvError, type Info } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { Refusal } from '../refusal.ts'

interface CsvRecord {
  /** The line it begins on, counted from 1 as editors do. */
  readonly line: number
  readonly cells: readonly string[]
}

interface CsvCells {
  /** The first line. */
  readonly head: readonly string[]
  readonly records: readonly CsvRecord[]
}

/** Control characters that no text file contains: it is a picture, an archive or a workbook. */
const BINARY = /(?![\t\n\r\v\f])\p{Cc}/u
/** Replaces bytes that are not valid UTF-8. */
const UNREADABLE = '\ufffd'

/** The cells of a CSV file. @throws Refusal VALIDATION if it is not CSV, empty or too long */
export function readCells(csv: string): CsvCells {
  const text = csv.replace(/^\ufeff/, '')
  if (text.trim() === '') throw wrong(importMessages.empty)
  if (BINARY.test(text)) throw wrong(importMessages.notCsv)
  if (text.includes(UNREADABLE)) throw wrong(importMessages.wrongEncoding)
  if (hasTooManyCells(text)) throw wrong(importMessages.tooManyColumns)
  const [head, ...records] = recordsOf(text)
  if (!head) throw wrong(importMessages.empty)
  if (head.cells.length > IMPORT_LIMIT.columns) throw wrong(importMessages.tooManyColumns)
  if (records.length === 0) throw wrong(importMessages.noRows)
  if (records.length > IMPORT_LIMIT.rows) throw wrong(importMessages.tooManyRows)
  return { head: head.cells, records }
}

function recordsOf(text: string): CsvRecord[] {
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      // A line with more or fewer cells, or with a quotation mark inside a cell (5" pan), does not make the
      // whole file unreadable.
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // One row above the limit, besides the header, to detect that there are too many.
      to: IMPORT_LIMIT.rows + 2,
      max_record_size: IMPORT_LIMIT.lineLength,
      info: true,
      raw: true,
    }) as unknown as { info: Info; record: string[]; raw: string }[]
    return parsed
      .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
      .map(({ info, record, raw }) => ({ line: firstLineOf(info.lines, raw), cells: record }))
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') {
      throw wrong('A quotation mark is opened in this file and never closed.')
    }
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') {
      throw wrong(importMessages.lineTooLong)
    }
    if (error instanceof CsvError) throw wrong(importMessages.notCsv)
    throw error
  }
}

/** Parsing a cell takes a microsecond, in which the server does nothing else: a file of a megabyte may have a million. */
const hasTooManyCells = (text: string): boolean =>
  text.split(delimiterOf(text)).length > IMPORT_LIMIT.rows * IMPORT_LIMIT.columns

/** The parser reports the line a record ends on; a quoted cell may span several lines. */
function firstLineOf(lastLine: number, raw: string): number {
  const within = raw.trim().match(/\r\n|\n|\r/g)?.length ?? 0
  return lastLine - within
}

/** Spreadsheets separate with commas, or with semicolons in countries that write decimals with a comma. */
function delimiterOf(text: string): ',' | ';' {
  const first = (/^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '').replace(/"[^"]*"/g, '')
  return first.split(';').length > first.split(',').length ? ';' : ','
}

const wrong = (message: string): Refusal => Refusal.fields({ csv: message })
