import type { Log } from '../log.ts'
import { logCalmly } from '../jobs/calm-log.ts'
import type { Sql } from './pool.ts'

/** A statement that takes longer is logged; waiting for a connection counts. */
const SLOW_MS = 500
/** A statement that is always slow is logged once in this time. */
const REPEAT_AFTER_MS = 60_000
/** Enough to know the statement again. */
const WORDS_LENGTH = 120

/** How much of a pool is in use. */
export interface PoolUse {
  /** The most connections. */
  readonly size: number
  readonly used: number
  /** Statements and transactions for which no connection was free. */
  readonly waiting: number
}

/** A statement of the driver; with its parts, where a part may be a statement. */
interface Statement extends Promise<unknown> {
  readonly strings: readonly string[]
  readonly args: readonly unknown[]
}

/**
 * The same pool, watched: slow statements are logged by their function and first words, never with values, and `use`
 * says how many are under way.
 */
export function watchQueries(
  sql: Sql,
  { log, slowMs = SLOW_MS }: { readonly log: Log; readonly slowMs?: number },
): { readonly sql: Sql; readonly use: () => PoolUse } {
  const calmly = logCalmly(log)
  const size = sql.options.max
  let underWay = 0

  function report(statement: Statement, startedAt: number): void {
    const ms = Math.round(performance.now() - startedAt)
    if (ms < slowMs) return
    const said = {
      store: places.get(statement.strings),
      statement: wordsOf(statement).slice(0, WORDS_LENGTH),
    }
    calmly('a statement was slow', {
      ...{ level: 'warn', key: JSON.stringify(said), everyMs: REPEAT_AFTER_MS },
      fields: { ms, ...said },
    })
  }

  function made(statement: unknown, isOfPool: boolean): unknown {
    if (isStatement(statement)) watch(statement, isOfPool)
    return statement
  }

  /** Observes a statement from the moment somebody waits for it; before, it may be a part of another one. */
  function watch(statement: Statement, isOfPool: boolean): void {
    const then = statement.then.bind(statement) as Statement['then']
    let isSent = false
    statement.then = (resolved, rejected) => {
      if (!isSent) {
        isSent = true
        const startedAt = performance.now()
        if (isOfPool) underWay += 1
        const done = () => {
          if (isOfPool) underWay -= 1
          report(statement, startedAt)
        }
        void then(done, done)
      }
      return then(resolved, rejected)
    }
  }

  function watched<Queries extends object>(queries: Queries, isOfPool: boolean): Queries {
    return new Proxy(queries, {
      apply(target, self, args: unknown[]) {
        notePlace(args[0])
        return made(Reflect.apply(target as never, self, args), isOfPool)
      },
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name === 'unsafe') {
          return (...args: unknown[]) => made(Reflect.apply(value, target, args), isOfPool)
        }
        if (name !== 'begin' && name !== 'savepoint') return value
        return async (...args: unknown[]) => {
          const work = args.at(-1) as (inner: object) => unknown
          if (name === 'begin') underWay += 1
          try {
            return await (Reflect.apply(value, target, [
              ...args.slice(0, -1),
              (inner: object) => work(watched(inner, false)),
            ]) as Promise<unknown>)
          } finally {
            if (name === 'begin') underWay -= 1
          }
        }
      },
    })
  }

  return {
    sql: watched(sql, true),
    use: () => ({ size, used: Math.min(underWay, size), waiting: Math.max(0, underWay - size) }),
  }
}

/** The function of each statement, by its template, which is one object for all calls. */
const places = new WeakMap<object, string>()

function notePlace(template: unknown): void {
  if (!Array.isArray(template) || !('raw' in template) || places.has(template)) return
  const [, name = '', file = ''] =
    /at (?:async )?(\S+) \(\S*\/server\/src\/(\S+?\.store\.ts):/.exec(new Error().stack ?? '') ?? []
  places.set(template, `${file} ${name}`.trim())
}

const isStatement = (made: unknown): made is Statement =>
  made instanceof Promise && 'strings' in made && Array.isArray(made.strings)

/** The text of a statement with its parts, without its values. */
function wordsOf({ strings, args }: Statement): string {
  return strings
    .map((text, at) => {
      const part = args[at]
      return text + (at === strings.length - 1 ? '' : isStatement(part) ? wordsOf(part) : '?')
    })
    .join('')
    .replaceAll(/'[^']*'/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
