import { comparedPlate, type ImportProblem, RIDER_COLUMNS, type RiderLine } from '@ozi/contract'
import { accountMessages, riderImportMessages } from '@ozi/contract'
import type { GoodLine } from '../../../platform/csv/read-import.ts'
import type { FieldConflicts } from '../unique-fields.ts'

/** The fields that belong to one rider alone, each with the form in which it is compared. */
const OWN = [
  { key: 'email', what: 'e-mail address', compared: (text: string) => text },
  { key: 'mobileNumber', what: 'phone number', compared: (text: string) => text },
  { key: 'NIN', what: 'NIN', compared: (text: string) => text },
  { key: 'plateNumber', what: 'plate number', compared: comparedPlate },
] as const

/** A readable line, with the fields of it that another account or rider has already. */
export interface LineLookup extends GoodLine<RiderLine> {
  readonly isEmailTaken: boolean
  readonly taken: FieldConflicts
}

/**
 * Divides the lines into those that can be registered, and those with data of a registered person or of an earlier
 * line.
 */
export function planLines(lines: readonly LineLookup[]): {
  good: readonly GoodLine<RiderLine>[]
  problems: readonly ImportProblem[]
} {
  const seen = new Map<string, number>()
  const good: GoodLine<RiderLine>[] = []
  const problems: ImportProblem[] = []
  for (const { line, row, isEmailTaken, taken } of lines) {
    const bad = OWN.flatMap(({ key, what, compared }) => {
      const value = compared(row[key])
      const first = seen.get(`${key} ${value}`)
      if (first === undefined && value !== '') seen.set(`${key} ${value}`, line)
      const registered = key === 'email' ? isEmailTaken && accountMessages.alreadyExists : taken[key]
      const message = registered || (first !== undefined && riderImportMessages.repeated(what, first))
      return message ? [{ line, column: headOf(key), message }] : []
    })
    if (bad.length === 0) good.push({ line, row })
    problems.push(...bad)
  }
  return { good, problems }
}

const headOf = (key: string): string => RIDER_COLUMNS.find((column) => column.key === key)?.head ?? ''
