import type { QueryResult } from 'pg'
import { inject } from 'vitest'
import type { Execution, Sql } from '../src/platform/database/pool.ts'
import type { ColumnType, RowType } from './read-row-types.ts'

/**
 * The pool, whose statements fail from now on if a row is not what `sql<Row[]>` says: a missing column, null or another
 * type where the type has none, a word that is no choice of the type. Without row types, nothing is checked.
 */
export function checkRows(sql: Sql): Sql {
  const types = inject('rowTypes')
  if (types) sql.hooks.add((sent) => check(sent, types))
  return sql
}

function check({ text, stack, result }: Execution, types: Record<string, RowType>): void {
  const place = /(\/[^:()]+\/server\/src\/[^:()]+):(\d+)/.exec(stack)
  const type = place && types[`${place[1]}:${place[2]}`]
  const problem = type && result && findProblem(result, type)
  if (!problem) return
  const message = `${problem}: ${text.trim().slice(0, 200)}`
  // A server would answer 500 and log it where no test looks.
  process.stderr.write(`${message}\n`)
  throw new Error(message)
}

function findProblem({ rows, fields }: QueryResult, { columns, optional }: RowType): string | undefined {
  const answered = new Set(fields.map(({ name }) => name))
  for (const [name, type] of Object.entries(columns)) {
    if (!answered.has(name) && !optional.includes(name)) return `No column ${name}`
    for (const row of rows as Record<string, unknown>[]) {
      const problem = problemOf(row[name], type)
      if (problem) return `${name} is ${problem}, the type says ${(type.words ?? type.kinds).join(' or ')}`
    }
  }
  return undefined
}

function problemOf(value: unknown, { kinds, words }: ColumnType): string | undefined {
  const kind = kindOf(value)
  if (kind !== 'undefined' && !kinds.includes(kind) && !kinds.includes('any')) return kind
  return words && typeof value === 'string' && !words.includes(value) ? `'${value}'` : undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'Date'
  return typeof value
}
