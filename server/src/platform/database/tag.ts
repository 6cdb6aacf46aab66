import pg from 'pg'

/** A row, where a statement does not say what its rows are. */
export type Row = pg.QueryResultRow
/** The rows of a statement, and how many rows it returned or changed. */
export type Result<T extends readonly unknown[]> = T &
  Iterable<NonNullable<T[number]>> & { readonly count: number }
/** Sent as a parameter. An array becomes an array of PostgreSQL, undefined becomes null; JSON is sent as text. */
export type Value = string | number | bigint | boolean | object | null | undefined
/** A part of a statement. */
export type Fragment = Statement<Row[]>

/** A statement as the driver gets it. With a name, it is prepared. */
export interface Query {
  text: string
  readonly values: unknown[]
  readonly name?: string
}

/** A statement and its answer; without one, it failed. */
export interface Execution extends Query {
  readonly startedAt: number
  /** Where its template was first used; empty for other texts. */
  readonly stack: string
  readonly result?: pg.QueryResult | undefined
}

/** Sees each statement after its answer. If it throws, the statement fails. */
export type Hook = (sent: Execution) => void

export interface Tag {
  <T extends readonly unknown[] = Row[]>(
    texts: TemplateStringsArray,
    ...values: readonly Value[]
  ): Statement<T>
  /** A name of a table or column, or a list: `in ${sql(list)}`. */
  (part: string | readonly Value[]): Fragment
  /** A text of ours, with values for its `$1`, `$2`; in a template, a part of it. */
  unsafe<T extends readonly unknown[] = Row[]>(
    text: string,
    values?: readonly Value[],
    options?: { prepare?: boolean },
  ): Statement<T>
}

/** Runs when somebody waits for it. Inside another template, it is a part of that statement instead. */
export class Statement<T extends readonly unknown[]> implements Promise<Result<T>> {
  readonly [Symbol.toStringTag] = 'Statement'
  readonly composeInto: (query: Query) => void
  readonly #run: (query: Query) => Promise<unknown>
  #sent: Promise<Result<T>> | undefined

  constructor(composeInto: (query: Query) => void, run: (query: Query) => Promise<unknown>) {
    this.composeInto = composeInto
    this.#run = run
  }

  /** Sends it now. */
  execute(): Promise<Result<T>> {
    if (this.#sent) return this.#sent
    const query = { text: '', values: [] }
    this.composeInto(query)
    return (this.#sent = this.#run(query) as Promise<Result<T>>)
  }

  readonly then: Promise<Result<T>>['then'] = (done, failed) => this.execute().then(done, failed)
  readonly catch: Promise<Result<T>>['catch'] = (failed) => this.execute().catch(failed)
  readonly finally: Promise<Result<T>>['finally'] = (done) => this.execute().finally(done)
}

const stacks = new WeakMap<TemplateStringsArray, string>()
/** The names of prepared statements, by their text: the same in all sessions of all pools. */
const names = new Map<string, string>()
let named = 0

/** Makes the tag of a pool, a transaction or a reserved connection. */
export function createTag(
  send: (query: Query) => Promise<pg.QueryResult | pg.QueryResult[]>,
  { hooks, isPrepared }: { readonly hooks: ReadonlySet<Hook>; readonly isPrepared: boolean },
): Tag {
  async function run(
    query: Query,
    prepares: boolean,
    stack: string,
    isAgain = false,
  ): Promise<Result<Row[]>> {
    const name = prepares && isPrepared && (names.get(query.text) ?? `s${(named += 1)}`)
    if (name !== false) names.set(query.text, name)
    const sent = name === false ? query : { ...query, name }
    const startedAt = performance.now()
    let result: pg.QueryResult | undefined
    try {
      const answer = await send(sent)
      // A text of several statements has several answers; the last one counts.
      result = Array.isArray(answer) ? answer.at(-1) : answer
    } catch (error) {
      const isStale = error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
      if (!isStale || isAgain) throw error
      // A table has changed since the statement was prepared.
      names.delete(query.text)
      return await run(query, prepares, stack, true)
    } finally {
      for (const hook of hooks) hook({ ...sent, stack, startedAt, result })
    }
    return Object.defineProperty(result?.rows ?? [], 'count', { value: result?.rowCount ?? 0 }) as never
  }

  function template(texts: TemplateStringsArray, values: readonly Value[]) {
    if (hooks.size > 0 && !stacks.has(texts)) {
      const here = { stack: '' }
      Error.captureStackTrace(here, tag)
      stacks.set(texts, here.stack)
    }
    const composeInto = (query: Query) => {
      for (const [at, text] of texts.entries()) {
        query.text += text
        const value = values[at]
        if (value instanceof Statement) value.composeInto(query)
        else if (at < values.length) query.text += parameter(value, query.values)
      }
    }
    return new Statement(composeInto, (query) => run(query, true, stacks.get(texts) ?? ''))
  }

  const verbatim = (text: string, values: readonly Value[] = [], { prepare = false } = {}) =>
    new Statement(
      (query) => {
        query.text += text
        query.values.push(...values)
      },
      (query) => run(query, prepare, ''),
    )

  function tag(texts: TemplateStringsArray | string | readonly Value[], ...values: Value[]) {
    if (typeof texts === 'string') return verbatim(pg.escapeIdentifier(texts))
    if ('raw' in texts) return template(texts, values)
    const between = ['(', ...texts.slice(1).map(() => ', '), ')']
    return template(Object.assign(between, { raw: between }), texts)
  }
  return Object.assign(tag, { unsafe: verbatim }) as Tag
}

/** Says the type where a value has one: without it, PostgreSQL could take a time for a text. */
function parameter(value: Value, values: unknown[]): string {
  const place = `$${values.push(value instanceof Date ? value.toISOString() : value)}`
  if (value instanceof Date) return `${place}::timestamptz`
  if (typeof value === 'boolean') return `${place}::boolean`
  return value instanceof Uint8Array ? `${place}::bytea` : place
}
