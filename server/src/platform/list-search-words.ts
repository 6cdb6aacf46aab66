import type { Queries } from './database/database.ts'

/** For so long a sample of a table is taken for what it holds. */
const SAMPLE_LASTS_MS = 10 * 60_000
/** Where even a word's rarest letters stand in as large a part of the rows, it tells none apart. */
const COMMON = 0.5
/** Letters of a word are rare while at most so many times as many rows hold them as its rarest, and what chance adds. */
const RARE = { times: 2, chance: 0.05 } as const

/** Which part of a table's rows holds three characters, written as its trigram index writes them. */
type Shares = ReadonlyMap<string, number>

/** The shares of each table, by database. */
const known = new WeakMap<Queries, Map<string, { readonly shares: Shares; readonly until: number }>>()

/**
 * The parts of a search that tell rows apart; none where all of it does, or nothing. A trigram index reads all it holds
 * of every three characters it is asked for: the `.com` of an address, the first digits of every phone, what many words
 * begin with are millions of entries that rule out next to nothing beside the rarer letters of the same word.
 */
export async function tellingParts(queries: Queries, table: string, search: string): Promise<string[]> {
  const shares = await sharesOf(queries, table)
  if (shares.size === 0) return []
  const parts = joined(wordsOf(search).flatMap((pieces) => rarestOf(pieces, shares)))
  // All of it is asked for as it is.
  return parts.length === 1 && parts[0] === search ? [] : parts
}

/** Some characters of a search, and the trigrams an index is asked for by them. */
interface Piece {
  readonly start: number
  readonly text: string
  readonly asked: readonly string[]
}

// Only what is a letter, or none, to the index of every database, whatever its language.
const WORDS = /[a-z0-9]+/gi
const SIGN = /^[ -/:-@[-`{-~]$/

/** The pieces of each word: every three of its letters, its last two with the sign behind; a short word with both signs. */
function wordsOf(search: string): Piece[][] {
  return [...search.matchAll(WORDS)].map(({ index, 0: word }) => {
    const isShort = word.length < 3
    const start = isShort && SIGN.test(search.charAt(index - 1)) ? index - 1 : index
    const end = index + word.length + (SIGN.test(search.charAt(index + word.length)) ? 1 : 0)
    const written = `${start < index ? '  ' : ''}${word}${end > index + word.length ? ' ' : ''}`
    const asked = threesOf(written.toLowerCase())
    if (isShort) return asked.length === 0 ? [] : [{ start, text: search.slice(start, end), asked }]
    return asked.map((three, at) => ({
      ...{ start: start + at, text: search.slice(start + at, start + at + 3), asked: [three] },
    }))
  })
}

const threesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_value, at) => text.slice(at, at + 3))

function rarestOf(pieces: readonly Piece[], shares: Shares): Piece[] {
  const shareOf = ({ asked }: Piece) => Math.min(...asked.map((three) => shares.get(three) ?? 0))
  const rarest = Math.min(...pieces.map(shareOf))
  if (rarest >= COMMON) return []
  return pieces.filter((piece) => shareOf(piece) <= RARE.times * rarest + RARE.chance)
}

/** Pieces of one word that follow each other are one part. */
function joined(pieces: readonly Piece[]): string[] {
  const parts: string[] = []
  let next = NaN
  for (const { start, text } of pieces) {
    if (start === next) parts.push(`${parts.pop() ?? ''}${text.slice(-1)}`)
    else parts.push(text)
    next = start + 1
  }
  return parts
}

async function sharesOf(queries: Queries, table: string): Promise<Shares> {
  const tables = known.get(queries) ?? new Map<string, { shares: Shares; until: number }>()
  known.set(queries, tables)
  const before = tables.get(table)
  if (before && before.until > Date.now()) return before.shares
  const shares = sharesIn(await sampleOf(queries, table))
  tables.set(table, { shares, until: Date.now() + SAMPLE_LASTS_MS })
  return shares
}

function sharesIn(texts: readonly string[]): Shares {
  const shares = new Map<string, number>()
  for (const trigram of texts.flatMap((text) => [...trigramsOf(text)])) {
    shares.set(trigram, (shares.get(trigram) ?? 0) + 1 / texts.length)
  }
  return shares
}

const trigramsOf = (text: string): Set<string> =>
  new Set((text.match(WORDS) ?? []).flatMap((word) => threesOf(`  ${word} `)))

/** What the planner knows of a table's texts: some hundred of them, from everywhere; none of a view or a new table. */
async function sampleOf(queries: Queries, table: string): Promise<readonly string[]> {
  const [row] = await queries<{ sample: string[] | null }[]>`
    select histogram_bounds::text::text[] as sample from pg_stats
    where schemaname = current_schema() and tablename = ${table} and attname = 'search_text'`
  return row?.sample ?? []
}
