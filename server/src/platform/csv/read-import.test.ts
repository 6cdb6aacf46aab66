import { IMPORT_LIMIT, importMessages, type ImportColumn } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { readImport } from './read-import.ts'

const COLUMNS = [
  { key: 'name', head: 'Name', isRequired: true, example: 'Suya' },
  { key: 'price', head: 'Price', isRequired: true, example: '2500' },
  { key: 'note', head: 'A note', isRequired: false, example: '' },
] as const satisfies readonly ImportColumn[]
const Row = z.strictObject({
  name: z.string({ error: 'Please name it.' }),
  price: z.string({ error: 'Please enter a price.' }).regex(/^\d+$/, 'This is no price.').transform(Number),
  note: z.string().optional(),
})
const read = (csv: string) => readImport(csv, COLUMNS, Row)
function faultOf(csv: string): string {
  try {
    read(csv)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'none'
}

describe('a file of a spreadsheet', () => {
  it('is read line by line, each with its number', () => {
    expect(read('Name,Price,A note\nSuya,2500,hot\nRice,1000,\n')).toEqual({
      lines: [
        { line: 2, row: { name: 'Suya', price: 2500, note: 'hot' } },
        { line: 3, row: { name: 'Rice', price: 1000 } },
      ],
      problems: [],
    })
  })

  it.each([
    ['a byte order mark', '\ufeffName,Price\nSuya,2500'],
    ['semicolons', 'Name;Price\nSuya;2500'],
    ['lines as Windows ends them', 'Name,Price\r\nSuya,2500\r\n'],
    ['lines as old Macs end them', 'Name,Price\rSuya,2500\r'],
    ['quoted cells', '"Name","Price"\n"Suya","2500"'],
    ['columns in another order, capitalised otherwise', 'PRICE, name \n2500, Suya '],
    ['columns without a name, and empty lines', 'Name,Price,,\nSuya,2500,,\n,,,\n\n'],
    ['optional columns missing', 'Name,Price\nSuya,2500'],
  ])('may have %s', (_what, csv) => {
    const { lines, problems } = read(csv)
    expect(problems).toEqual([])
    expect(lines).toEqual([{ line: 2, row: { name: 'Suya', price: 2500 } }])
  })

  it('keeps commas, quotes and line breaks inside quoted cells', () => {
    const csv = 'Name,Price\n"Rice, ""party""\nwith meat",900\n\n5" pan,4000\nBad,free'
    expect(read(csv)).toEqual({
      lines: [
        { line: 2, row: { name: 'Rice, "party"\nwith meat', price: 900 } },
        { line: 5, row: { name: '5" pan', price: 4000 } },
      ],
      problems: [{ line: 6, column: 'Price', message: 'This is no price.' }],
    })
  })

  it('takes what looks like a formula for the text it is', () => {
    const { lines } = read('Name,Price\n=SUM(A1:A9),1\n"=HYPERLINK(""http://x"")",2\n@now,3\n+1,4\n-1,5')
    expect(lines.map(({ row }) => row.name)).toEqual([
      '=SUM(A1:A9)',
      '=HYPERLINK("http://x")',
      '@now',
      '+1',
      '-1',
    ])
  })

  it('names line, column and reason of each bad line', () => {
    expect(read('Name,Price\n,\nSuya,free\nRice,900,,,more\nYam,700')).toEqual({
      lines: [{ line: 5, row: { name: 'Yam', price: 700 } }],
      problems: [
        { line: 3, column: 'Price', message: 'This is no price.' },
        { line: 4, column: '', message: importMessages.tooManyCells },
      ],
    })
    expect(read('A note,Name,Price\nonly a note').problems).toEqual([
      { line: 2, column: 'Name', message: 'Please name it.' },
      { line: 2, column: 'Price', message: 'Please enter a price.' },
    ])
  })

  it.each([
    ['nothing in it', ' \n', importMessages.empty],
    ['nothing below its first line', 'Name,Price\n', importMessages.noRows],
    ['a workbook in it', 'PK\u0003\u0004\u0014\u0000', importMessages.notCsv],
    ['a picture in it', '\u0089PNG\r\n\u001a\n\u0000\u0000', importMessages.notCsv],
    ['letters of another encoding', 'Name,Price\nG\ufffdri,2500', importMessages.wrongEncoding],
    ['a quotation mark that never ends', 'Name,Price\n"Suya,2500\nRice,900', 'never closed'],
    ['too many columns', `Name,Price${',c'.repeat(49)}\nSuya,2500`, importMessages.tooManyColumns],
    [
      'too many cells',
      `Name,Price\n${`Suya${','.repeat(480)}\n`.repeat(1999)}`,
      importMessages.tooManyColumns,
    ],
    ['a line too long', `Name,Price\nSuya${'a'.repeat(20_000)},2500`, importMessages.lineTooLong],
    ['six columns nobody knows', 'Name,Price,a,b,c,d,e,f\nSuya,1', '“d”, “e”. The columns'],
    ['a column too few', 'Name\nSuya', 'Missing: “Price”.'],
    ['a column nobody knows', 'Name,Price,Colour\nSuya,2500,red', 'Unknown: “Colour”.'],
    ['a column twice', 'Name,Price,name\nSuya,2500,x', 'More than once: “Name”.'],
    [
      'no names of columns',
      'Suya,2500\nRice,900',
      'The first line must name the columns: Name, Price, A note.',
    ],
  ])('is refused with %s', (_what, csv, message) => {
    expect(faultOf(csv)).toContain(message)
  })

  it('may be as long as the limit and no longer', () => {
    const rows = (count: number) => `Name,Price\n${'Suya,2500\n'.repeat(count)}`
    expect(read(rows(IMPORT_LIMIT.rows)).lines).toHaveLength(IMPORT_LIMIT.rows)
    expect(faultOf(rows(IMPORT_LIMIT.rows + 1))).toBe(importMessages.tooManyRows)
  })
})
