import { inject } from 'vitest'
import type { Sql } from '../src/platform/database/pool.ts'
import type { ColumnType, RowType } from './read-row-types.ts'

/** A statement of the driver, before it is sent. `resolve` is called with its rows. */
interface Statement {
  readonly strings: TemplateStringsArray
  resolve: (rows: unknown) => void
  reject: (error: Error) => void
}

/** What a statement promises, by its text: a template is one object for all its calls. */
const promised = new WeakMap<TemplateStringsArray, RowType | { none: true }>()

/**
 * A pool whose statements fail if a row is not what `sql<Row[]>` says: a missing column, null or another type
 * where the type has none, a word that is no choice of the type. Without row types it is the pool itself.
 */
export function checkRows(sql: Sql): Sql {
  const types = inject('rowTypes')
  return types ? checked(sql, types) : sql
}

function checked<Queries extends object>(queries: Queries, types: Record<string, RowType>): Queries {
  return new Proxy(queries, {
    apply(target, self, args: unknown[]) {
      const made: unknown = Reflect.apply(target as never, self, args)
      if (isTemplate(args[0])) watch(made as Statement, typeOf(args[0], types))
      return made
    },
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if ((name !== 'begin' && name !== 'savepoint') || typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const work = args.at(-1) as (inner: object) => unknown
        return value(...args.slice(0, -1), (inner: object) => work(checked(inner, types)))
      }
    },
  })
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value

function typeOf(strings: TemplateStringsArray, types: Record<string, RowType>): RowType | undefined {
  let found = promised.get(strings)
  if (!found) {
    const places = new Error().stack?.matchAll(/(\/[^:()]+\/server\/src\/[^:()]+):(\d+)/g) ?? []
    const [place] = [...places]
    found = (place && types[`${place[1]}:${place[2]}`]) ?? { none: true }
    promised.set(strings, found)
  }
  return 'none' in found ? undefined : found
}

function watch(statement: Statement, type: RowType | undefined): void {
  if (!type) return
  const { resolve } = statement
  statement.resolve = (rows) => {
    const problem = findProblem(rows, type)
    if (!problem) return resolve(rows)
    const message = `${problem}: ${statement.strings.join('…').trim().slice(0, 200)}`
    // A server would answer 500 and log it where no test looks.
    process.stderr.write(`${message}\n`)
    statement.reject(new Error(message))
  }
}

function findProblem(rows: unknown, { columns, optional }: RowType): string | undefined {
  if (!Array.isArray(rows)) return undefined
  const answered = new Set((rows as { columns?: { name: string }[] }).columns?.map(({ name }) => name))
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
