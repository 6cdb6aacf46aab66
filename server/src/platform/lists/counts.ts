import { COUNTED_EXACTLY } from '@ozi/contract'
import type { Queries } from '../database/database.ts'

/** Counting stops here: one more than the largest total that is exact. */
export const COUNT_LIMIT = COUNTED_EXACTLY + 1

/** How long a list that reached the limit is assumed to be still over it: counting is the most expensive part of a list. */
export const MANY_LASTS_MS = 60_000
/** How many such lists are remembered. */
const REMEMBERED = 500

/** Until when each list is assumed to be over the limit, by database; oldest first. */
const many = new WeakMap<Queries, Map<string, number>>()

/** @param list a key that is the same only for the same list, see `nameOf` */
export function isKnownAsMany(queries: Queries, list: string): boolean {
  return (many.get(queries)?.get(list) ?? 0) > Date.now()
}

export function rememberMany(queries: Queries, list: string, lastsMs = MANY_LASTS_MS): void {
  const lists = many.get(queries) ?? new Map<string, number>()
  many.set(queries, lists)
  lists.delete(list)
  lists.set(list, Date.now() + lastsMs)
  for (const oldest of lists.keys()) {
    if (lists.size <= REMEMBERED) return
    lists.delete(oldest)
  }
}

/** Counts up to COUNT_LIMIT. @param rows the SQL after `from`, ordered as the cheapest index is */
export async function count(queries: Queries, rows: string, values: readonly string[]): Promise<number> {
  const text = `select count(*) as counted from (select from ${rows} limit ${COUNT_LIMIT}) as counted_rows`
  const [row] = await queries.unsafe<{ counted: number }[]>(text, [...values], { prepare: true })
  return row?.counted ?? 0
}
