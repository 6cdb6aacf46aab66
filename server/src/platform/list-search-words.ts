import type { Queries } from './database/database.ts'

/** For so long a sample of a table is taken for what it holds. */
const SAMPLE_LASTS_MS = 10 * 60_000
/** A word is common when as large a part of the rows holds it. */
const COMMON = 0.5

interface Common {
  readonly words: ReadonlySet<string>
  readonly until: number
}

/** The common words of each table, by database. */
const known = new WeakMap<Queries, Map<string, Common>>()

/**
 * The parts of a search that tell rows apart; none where all of it does, or nothing. A trigram index reads what it holds
 * of every word it is asked for: of an address in a million transactions that all end in the same `.com`, millions of
 * entries that rule out nothing.
 */
export async function tellingParts(queries: Queries, table: string, search: string): Promise<string[]> {
  const pieces = search.toLowerCase().match(WORDS_AND_GAPS) ?? []
  if (pieces.length < 2) return []
  const common = await commonWords(queries, table)
  if (!pieces.some((piece) => common.has(piece))) return []
  const parts: string[] = ['']
  for (const piece of pieces) {
    if (common.has(piece)) parts.push('')
    else parts.push((parts.pop() ?? '') + piece)
  }
  return parts.filter((part) => HAS_TRIGRAM.test(part))
}

const WORDS_AND_GAPS = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu
/** Three letters or digits in a row, or the beginning of a word. */
const HAS_TRIGRAM = /[a-z0-9]{3}|[ -/:-@][a-z0-9]/

async function commonWords(queries: Queries, table: string): Promise<ReadonlySet<string>> {
  const tables = known.get(queries) ?? new Map<string, Common>()
  known.set(queries, tables)
  const before = tables.get(table)
  if (before && before.until > Date.now()) return before.words
  const words = wordsInMany(await sampleOf(queries, table))
  tables.set(table, { words, until: Date.now() + SAMPLE_LASTS_MS })
  return words
}

function wordsInMany(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((text) => [...new Set(text.match(WORDS_AND_GAPS))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const isWord = (word: string) => /[\p{L}\p{N}]/u.test(word)
  return new Set(
    [...counts]
      .filter(([word, count]) => isWord(word) && count >= COMMON * texts.length)
      .map(([word]) => word),
  )
}

/** What the planner knows of a table's texts: some hundred of them, from everywhere; none of a view or a new table. */
async function sampleOf(queries: Queries, table: string): Promise<readonly string[]> {
  const [row] = await queries<{ sample: string[] | null }[]>`
    select histogram_bounds::text::text[] as sample from pg_stats
    where schemaname = current_schema() and tablename = ${table} and attname = 'search_text'`
  return row?.sample ?? []
}
