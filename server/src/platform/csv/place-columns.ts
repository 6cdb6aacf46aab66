import type { ImportColumn } from '@ozi/contract'
import { Refusal } from '../refusal.ts'

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()
const named = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

/** The most unknown columns that an answer names. */
const NAMED = 5

/**
 * The field in each position of a line, from the names in the first line: in any order and capitalisation.
 * Null for a position without a name.
 * @throws Refusal VALIDATION that names each column that is missing, unknown or there twice
 */
export function placeColumns(
  head: readonly string[],
  columns: readonly ImportColumn[],
): readonly (string | null)[] {
  const asked = new Map(columns.map((column) => [plain(column.head), column]))
  const found = head.map((name) => asked.get(plain(name)))
  const headed = head.filter((name) => plain(name) !== '')
  if (found.every((column) => column === undefined)) {
    throw wrong([
      `The first line must name the columns: ${columns.map(({ head: name }) => name).join(', ')}.`,
    ])
  }
  const unknown = headed.filter((name) => !asked.has(plain(name)))
  const missing = columns.filter((column) => column.isRequired && !found.includes(column))
  const repeated = columns.filter((column) => found.filter((each) => each === column).length > 1)
  const faults = [
    ...(missing.length === 0 ? [] : [`Missing: ${named(missing.map(({ head: name }) => name))}.`]),
    ...(unknown.length === 0
      ? []
      : [
          `Unknown: ${named(unknown.slice(0, NAMED).map((name) => name.trim().slice(0, 60)))}. The columns are ${columns
            .map(({ head: name }) => name)
            .join(', ')}.`,
        ]),
    ...(repeated.length === 0 ? [] : [`More than once: ${named(repeated.map(({ head: name }) => name))}.`]),
  ]
  if (faults.length > 0) throw wrong(faults)
  return found.map((column) => column?.key ?? null)
}

const wrong = (faults: readonly string[]): Refusal => Refusal.fields({ csv: faults.join(' ') })
