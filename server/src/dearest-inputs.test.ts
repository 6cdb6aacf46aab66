import {
  CheckoutInput,
  DeliveryInput,
  HoursInput,
  IMPORT_LIMIT,
  ITEM_COLUMNS,
  ItemInput,
  ItemLine,
  ListQuery,
  MessageText,
  QuoteInput,
  RIDER_COLUMNS,
  RiderLine,
  PositionInput,
  AddressBookEntryInput,
  SUGGESTIONS,
  TEXT_LIMIT,
  type LngLat,
} from '@ozi/contract'
import { defaultRegionFile, loadRegion } from '@ozi/geo'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { safeParse, z } from 'zod'
import { pointsIn } from './modules/places/points-in-words.ts'
import { readImport } from './platform/csv/read-import.ts'
import { isPlausibleJson } from './platform/http/json-shape.ts'
import { Refusal } from './platform/refusal.ts'

/**
 * The server does nothing else while it parses. For each text that a call parses at once, this is the dearest one that the
 * call accepts, or refuses only after it was read. A new call that parses a text gets a row.
 */
const IKENEGBU: LngLat = [7.0405, 5.4942]
const owerri = await loadRegion(defaultRegionFile)
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const fill = (length: number, part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

function csvOf(
  columns: readonly { readonly head: string; readonly example: string }[],
  more: readonly string[],
) {
  const head = [...columns.map(({ head: each }) => each), ...more].join(',')
  const line = (at: number) =>
    [...columns.map(({ example }, column) => (column === 0 ? `${example} ${at}` : example)), ...more].join(
      ',',
    )
  return [head, ...many(IMPORT_LIMIT.rows, line)].join('\n').slice(0, IMPORT_LIMIT.bytes)
}
/** Short cells that nobody asks for. */
const others = (columns: number) => many(columns, (at) => `c${at}`)
const reads = <Row>(
  csv: string,
  columns: typeof ITEM_COLUMNS | typeof RIDER_COLUMNS,
  line: z.ZodType<Row>,
) => {
  try {
    readImport(csv, columns, line)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const deep = `${'['.repeat(31)}${']'.repeat(31)}`
const json = (value: unknown) => {
  const text = JSON.stringify(value)
  return () => isPlausibleJson(text) && JSON.parse(text)
}
const parses = (schema: z.core.$ZodType, input: unknown) => () => void safeParse(schema, input)
const place = { placeName: fill(TEXT_LIMIT.line, 'FU\u200bTO ga'), coordinates: [7.0405, 5.4942] }
const time = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
const day = many(4, (at) => ({ opens: time(at * 5, 0), closes: time(at * 5 + 4, 30) }))

const DEAREST: readonly (readonly [what: string, parse: () => unknown])[] = [
  ['JSON: 3 MB in one text of escapes', json({ text: fill(1_400_000, '"\\') })],
  [
    'JSON: as many values as allowed, in depth',
    json(many(9_900, (at) => (at === 0 ? JSON.parse(deep) : {}))),
  ],
  ['JSON: 3 MB refused for its values', json(many(700_000, (at) => at))],
  [
    'JSON: ten thousand unknown fields',
    parses(AddressBookEntryInput, Object.fromEntries(many(9_900, (at) => [`f${at}`, at]))),
  ],
  ['CSV: items, all lines good', () => reads(csvOf(ITEM_COLUMNS, []), ITEM_COLUMNS, ItemLine)],
  ['CSV: riders, all lines good', () => reads(csvOf(RIDER_COLUMNS, []), RIDER_COLUMNS, RiderLine)],
  ['CSV: as many cells as allowed', () => reads(csvOf(ITEM_COLUMNS, others(43)), ITEM_COLUMNS, ItemLine)],
  [
    'CSV: every cell wrong',
    () => reads(csvOf(ITEM_COLUMNS, []).replaceAll(/\d/g, 'x'), ITEM_COLUMNS, ItemLine),
  ],
  ['CSV: 480,000 columns', () => reads(`name,price${',c'.repeat(480_000)}\nx,1`, ITEM_COLUMNS, ItemLine)],
  [
    'CSV: one quotation mark, never closed',
    () => reads(`name\n"${fill(1_000_000, 'a,')}`, ITEM_COLUMNS, ItemLine),
  ],
  ['CSV: only line breaks', () => reads(fill(1_000_000, 'a\n'), ITEM_COLUMNS, ItemLine)],
  ['text: a message of hidden marks', parses(MessageText, fill(30_000, 'a\u200b\u200d\u202a'))],
  [
    'order: all fields at their longest',
    parses(DeliveryInput, {
      kind: 'send',
      pickupLocation: place,
      dropLocation: place,
      fee: 1,
      phone: '08031234567',
      pickupAddress: fill(200, 'ꓝᑌᎢＯ '),
      receiverAddress: fill(200, 'x'),
      receiverName: fill(121, 'y'),
      packageDetails: fill(2_000, 'a\u200b'),
    }),
  ],
  ['order: a phone number of 30,000 digits', parses(CheckoutInput, { phone: fill(30_000, '0803') })],
  [
    'item: all groups of options, all choices',
    parses(ItemInput, {
      name: fill(121, 'n'),
      description: fill(2_000, 'd'),
      price: 1,
      preparationMinutes: { min: 1, max: 2 },
      options: many(6, () => ({
        name: fill(60, 'g'),
        min: 0,
        max: 20,
        choices: many(20, () => ({ _id: newId(), name: fill(60, 'c'), price: 1 })),
      })),
    }),
  ],
  [
    'cart: fifty lines with a hundred choices',
    parses(QuoteInput, {
      kind: 'shop',
      dropoff: place,
      items: many(50, () => ({ itemId: newId(), quantity: 9, choices: many(100, () => newId()) })),
    }),
  ],
  [
    'hours: a week and sixty holidays',
    parses(HoursInput, {
      week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
      holidays: many(60, () => ({ from: '2026-01-01', to: '2026-12-31', note: fill(80, 'n') })),
      version: 1,
    }),
  ],
  [
    'positions: a hundred',
    parses(
      z.array(PositionInput).max(100),
      many(100, () => ({
        coordinates: [7.03, 5.48],
        accuracy: 10,
        at: new Date().toISOString(),
      })),
    ),
  ],
  [
    'list: a search and a cursor of 16,000 characters',
    parses(ListQuery, { search: fill(16_000, 'a '), cursor: fill(16_000, 'A') }),
  ],
  [
    'words: a known name again and again',
    () => owerri.isElsewhere(fill(2 * TEXT_LIMIT.line, 'main market,'), IKENEGBU),
  ],
  ['words: one letter again and again', () => owerri.isElsewhere(fill(2 * TEXT_LIMIT.line, 'n '), IKENEGBU)],
  ['words: as many points as fit', () => pointsIn(fill(TEXT_LIMIT.paragraph, '5.386, 6.992 '))],
  ['words: half points', () => pointsIn(fill(TEXT_LIMIT.paragraph, "5°2'1111.1111"))],
  [
    'places: the longest search',
    () => owerri.search(fill(SUGGESTIONS.queryMax, 'road ikenegbu '), { limit: SUGGESTIONS.max }),
  ],
  [
    'places: a search of short words',
    () => owerri.search(fill(SUGGESTIONS.queryMax, 'a o '), { limit: SUGGESTIONS.max }),
  ],
]

/** As often as long as a megabyte of JSON takes; the dearest takes a third of it. */
const MOST_TIMES = 200

/** The least of some runs, so that what else the machine does hardly counts. */
function leastMs(run: () => unknown, times: number): number {
  return Math.min(
    ...many(times, () => {
      const before = performance.now()
      run()
      return performance.now() - before
    }),
  )
}

// promise (operator): No text that a call accepts keeps the server busy for long
test('no input that a call accepts is dear to parse', () => {
  const megabyte = JSON.stringify(many(50_000, (at) => `word number ${at % 10}`)).slice(0, -1)
  // As long as the dearest, so that a busy machine delays both alike.
  const yardstickMs = leastMs(() => many(20, () => JSON.parse(`${megabyte}]`)), 3) / 20
  const rows = DEAREST.map(([what, parse]) => {
    const ms = leastMs(parse, 3)
    return { what, ms: Math.round(ms * 100) / 100, times: Math.round((ms / yardstickMs) * 10) / 10 }
  })
  process.stdout.write(`${rows.map(({ what, ms, times }) => `${times}\t${ms} ms\t${what}`).join('\n')}\n`)
  expect(rows.filter(({ times }) => times > MOST_TIMES)).toEqual([])
})
