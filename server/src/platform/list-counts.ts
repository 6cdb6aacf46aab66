import { COUNTED_EXACTLY } from '@ozi/contract'
import type { Queries } from './database/database.ts'

/** Rows are counted up to here: one beyond what is counted exactly. */
export const COUNT_LIMIT = COUNTED_EXACTLY + 1

/** For so long a list that was counted to the limit is taken to hold as much: counting it is what it costs most. */
export const MANY_LASTS_MS = 60_000
/** How many lists this is known of at once. */
const REMEMBERED = 500

/** Until when lists are taken to hold more than are counted, by database; the one counted longest ago first. */
const many = new WeakMap<Queries, Map<string, number>>()

/** @param list what is counted, in words that are the same for the same list alone */
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

/** Counts up to COUNT_LIMIT. @param rows what follows `from`, in the order of the index that reads least */
export async function count(queries: Queries, rows: string, values: readonly string[]): Promise<number> {
  const text = `select count(*) as counted from (select from ${rows} limit ${COUNT_LIMIT}) as counted_rows`
  const [row] = await queries.unsafe<{ counted: number }[]>(text, [...values], { prepare: true })
  return row?.counted ?? 0
}
