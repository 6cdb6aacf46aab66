import { TIME_ZONE, type Transaction } from '@ozi/contract'
import { stringify } from 'csv-stringify'
import type { Transform } from 'node:stream'

/** 2026-03-02 14:05, a format that spreadsheets read as a time in every language. */
const LAGOS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

const COLUMNS = [
  ['Transaction ID', ({ _id }) => _id],
  ['Order ID', ({ orderId }) => orderId],
  ['Customer Email', ({ email }) => email],
  // A plain number, so that spreadsheets can add it up.
  ['Amount (NGN)', ({ amount }) => amount],
  ['Payment Method', ({ paymentMethod }) => paymentMethod],
  ['Status', ({ status }) => status],
  ['Description', ({ description }) => description],
  ['Date and time (Lagos)', ({ createdAt }) => LAGOS.format(new Date(createdAt))],
] as const satisfies readonly (readonly [string, (transaction: Transaction) => string | number])[]

/**
 * Makes CSV with a byte order mark, so that spreadsheets read UTF-8; escapes texts that look like formulas.
 */
export const transactionsCsv = (): Transform =>
  stringify({ header: true, columns: COLUMNS.map(([head]) => head), bom: true, escape_formulas: true })

export const toCsvRecord = (transaction: Transaction): (string | number)[] =>
  COLUMNS.map(([, value]) => value(transaction))
