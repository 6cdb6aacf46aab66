import type { Queries } from '../database/database.ts'

/** How long a sample of a table is used before a new one is taken. */
const SAMPLE_LASTS_MS = 10 * 60_000
/** How many pages of a table a sample reads, and how many texts at most. */
const SAMPLE = { pages: 60, texts: 600 } as const
/** Trigrams in at least this share of the rows are too common to narrow a search. */
const COMMON = 0.5
/**
 * The cost of reading one row the index found, in index entries. It is about fifty when the row is in memory; the rows
 * of a search are scattered, and some have to be read from disk.
 */
const ROW_COST = 100
/** If a word's trigrams together cost at most this many times its chosen ones, the whole word is used. */
const LITTLE_MORE = 2
/** Of the rows that contain part of a word, the share that contains the rest of it; lower for digits than for letters. */
const TOGETHER = { letters: 0.75, digits: 0.1 } as const
/** How many sampled rows a trigram counts for when none of them contains it. */
const UNSEEN = 0.5

/** The share of a table's rows that contain a trigram, written as pg_trgm writes it. */
type ShareOf = (three: string) => number

/** The sampled shares of each table, by database. */
const known = new WeakMap<
  Queries,
  Map<string, { readonly shareOf: ShareOf | null; readonly until: number }>
>()

/** What the trigram index should be asked for. */
interface Parts {
  /** Of the search; empty if it is the same whole, or if none of it is worth asking for. */
  readonly ofSearch: string[]
  /** Of the words that all wanted rows hold. */
  readonly ofHeld: string[]
}

/**
 * The parts of a search that the trigram index should be asked for; none at all if it should be asked for the whole
 * search. The index reads every entry of each trigram it is asked for, so common ones (the `.com` of an e-mail address,
 * the first digits of every phone number) cost millions of entries and rule out almost nothing beside rarer ones. Rows
 * found by these parts must still be compared with the whole search.
 * @param held words that all rows which are looked for hold, beside the search
 */
export async function tellingParts(
  queries: Queries,
  table: string,
  search: string,
  held = '',
): Promise<Parts> {
  const shareOf = await sharesOf(queries, table)
  if (!shareOf) return { ofSearch: [], ofHeld: [] }
  // A line's end is part of no piece, so that none reaches from one into the other.
  const pieces = worthAsking(piecesOf(`${search}\n${held}`), shareOf)
  const ofSearch = joined(pieces.filter(({ start }) => start < search.length))
  const ofHeld = joined(pieces.filter(({ start }) => start > search.length))
  const isWhole = ofHeld.length === 0 && ofSearch.length === 1 && ofSearch[0] === search
  return { ofSearch: isWhole ? [] : ofSearch, ofHeld }
}

/** Some characters of a search, and the trigrams that look them up. */
interface Piece {
  readonly word: string
  readonly start: number
  readonly text: string
  readonly asked: readonly string[]
}

// ASCII only: whether other characters count as letters depends on the database's locale.
const WORDS = /[a-z0-9]+/gi
const SIGN = /^[ -/:-@[-`{-~]$/

/**
 * Three characters at a time of each word, the last two with the sign that follows them. A word of fewer than three
 * characters is one piece, with the signs on both sides.
 */
function piecesOf(search: string): Piece[] {
  return [...search.matchAll(WORDS)].flatMap(({ index, 0: word }) => {
    const isShort = word.length < 3
    const start = isShort && SIGN.test(search.charAt(index - 1)) ? index - 1 : index
    const end = index + word.length + (SIGN.test(search.charAt(index + word.length)) ? 1 : 0)
    const written = `${start < index ? '  ' : ''}${word}${end > index + word.length ? ' ' : ''}`
    const asked = threesOf(written.toLowerCase())
    if (isShort) return asked.length === 0 ? [] : [{ word, start, text: search.slice(start, end), asked }]
    return asked.map((three, at) => ({
      ...{ word, start: start + at, text: search.slice(start + at, start + at + 3), asked: [three] },
    }))
  })
}

const threesOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_value, at) => text.slice(at, at + 3))

interface Weighed {
  readonly piece: Piece
  /** The share of the rows that contain it. */
  readonly share: number
  /** Index entries read for it, as a share of the table's rows. */
  readonly entries: number
}

/** The cheapest pieces, or a whole word where the rest of it costs little more: each extra part is compared again with every row found. */
function worthAsking(pieces: readonly Piece[], shareOf: ShareOf): Piece[] {
  const all = pieces.map((piece): Weighed => {
    const shares = piece.asked.map(shareOf)
    return { piece, share: Math.min(...shares), entries: shares.reduce((sum, share) => sum + share, 0) }
  })
  const chosen = cheapest(all.filter(({ share }) => share < COMMON))
  return [...Map.groupBy(all, ({ piece }) => piece.word).values()]
    .flatMap((ofWord) => {
      const asked = ofWord.filter((piece) => chosen.includes(piece))
      return entriesOf(ofWord) <= LITTLE_MORE * entriesOf(asked) ? ofWord : asked
    })
    .map(({ piece }) => piece)
    .toSorted((one, other) => one.start - other.start)
}

const entriesOf = (pieces: readonly Weighed[]): number =>
  pieces.reduce((sum, { entries }) => sum + entries, 0)

/** The piece that leaves the fewest rows, then further ones as long as each saves more than its index entries cost. */
function cheapest(pieces: readonly Weighed[]): Weighed[] {
  const chosen: Weighed[] = []
  let found = 1
  for (;;) {
    const [best] = pieces
      .filter(({ piece: { text } }) => !chosen.some(({ piece }) => piece.text === text))
      .map((piece) => ({ piece, leaves: leftBy(piece, chosen) }))
      .filter(({ piece, leaves }) => found * (1 - leaves) * ROW_COST > piece.entries)
      .toSorted((one, other) => one.leaves - other.leaves || one.piece.entries - other.piece.entries)
    if (!best) return chosen
    chosen.push(best.piece)
    found *= best.leaves
  }
}

/** Of the rows that contain the chosen pieces, the estimated share that also contains this one. */
function leftBy({ piece: { word, start, text }, share }: Weighed, chosen: readonly Weighed[]): number {
  const ofWord = chosen.map(({ piece }) => piece).filter((piece) => piece.word === word)
  if (ofWord.length === 0) return share
  const others = [...text].filter((_letter, at) => !ofWord.some((piece) => covers(piece, start + at)))
  return (/^\d+$/.test(word) ? TOGETHER.digits : TOGETHER.letters) ** (others.length / text.length)
}

const covers = (piece: Piece, at: number) => at >= piece.start && at < piece.start + piece.text.length

/** Joins pieces that follow each other in the search into one part. */
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

/** Null if the table cannot be sampled: a view, an empty table, one that does not exist. */
async function sharesOf(queries: Queries, table: string): Promise<ShareOf | null> {
  const tables = known.get(queries) ?? new Map<string, { shareOf: ShareOf | null; until: number }>()
  known.set(queries, tables)
  const before = tables.get(table)
  if (before && before.until > Date.now()) return before.shareOf
  const texts = await sampleOf(queries, table)
  const shareOf = texts.length === 0 ? null : sharesIn(texts)
  tables.set(table, { shareOf, until: Date.now() + SAMPLE_LASTS_MS })
  return shareOf
}

function sharesIn(texts: readonly string[]): ShareOf {
  const holding = new Map<string, number>()
  for (const trigram of texts.flatMap((text) => [...trigramsOf(text)])) {
    holding.set(trigram, (holding.get(trigram) ?? 0) + 1)
  }
  return (three) => (holding.get(three) ?? UNSEEN) / texts.length
}

const trigramsOf = (text: string): Set<string> =>
  new Set((text.match(WORDS) ?? []).flatMap((word) => threesOf(`  ${word} `)))

/** A few hundred texts from pages across the table; none for a view or a table that does not exist. */
async function sampleOf(queries: Queries, table: string): Promise<readonly string[]> {
  const [found] = await queries<{ pages: number }[]>`
    select (pg_relation_size(oid) / current_setting('block_size')::int)::int as pages
    from pg_class where oid = to_regclass(${table}) and relkind = 'r'`
  if (!found) return []
  const percent = Math.min(100, (100 * SAMPLE.pages) / Math.max(1, found.pages))
  const rows = await queries<{ text: string }[]>`
    select search_text as text from ${queries(table)} tablesample system (${percent}) limit ${SAMPLE.texts}`
  return rows.map(({ text }) => text)
}
