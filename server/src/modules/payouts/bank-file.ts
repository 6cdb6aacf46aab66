import { stringify } from 'csv-stringify/sync'
import { toNaira } from '../../platform/money.ts'

/** A transfer, with the number of the account in plain text. */
export interface Transfer {
  readonly reference: string
  readonly amountKobo: number
  readonly bankCode: string
  readonly bank: string
  readonly accountNumber: string
  readonly holder: string
}

const HEADS = [
  'Reference',
  'Account name',
  'Account number',
  'Bank code',
  'Bank',
  'Amount (NGN)',
  'Narration',
]

/** For a bank's bulk transfers, one line each. A text that a spreadsheet would take for a formula is quoted. */
export const bankFile = (transfers: readonly Transfer[]): string =>
  stringify(
    [
      HEADS,
      ...transfers.map(({ reference, amountKobo, bankCode, bank, accountNumber, holder }) => [
        reference,
        holder,
        accountNumber,
        bankCode,
        bank,
        toNaira(amountKobo).toFixed(2),
        `Ozi ${reference.slice(-8)}`,
      ]),
    ],
    { record_delimiter: 'windows', escape_formulas: true },
  )
