import type { Queries } from './database/database.ts'

/** For so long a sample of a table is taken for what it holds. */
const SAMPLE_LASTS_MS = 10 * 60_000
/** How many of a table's pages, and of the texts on them, tell what it holds. */
const SAMPLE = { pages: 60, texts: 600 } as const
/** What stands in as large a part of the rows tells none apart. */
const COMMON = 0.5
/**
 * What it costs to look at a row that the index found, in entries of the index. In memory it is fifty; the rows of a
 * search lie scattered, and are not always there.
 */
const ROW_COST = 100
/** Up to so many times as many entries all of a search is asked for as it is. */
const LITTLE_MORE = 2
/** Of the rows with some letters of a word, the part that has its other letters; digits come together less often. */
const TOGETHER = { letters: 0.75, digits: 0.1 } as const
/** As many of the sampled rows are taken to hold what none of them does. */
const UNSEEN = 0.5

/** Which part of a table's rows holds three characters, written as its trigram index writes them. */
type ShareOf = (three: string) => number

/** The shares of each table, by database. */
const known = new WeakMap<
  Queries,
  Map<string, { readonly shareOf: ShareOf | null; readonly until: number }>
>()

/**
 * The parts of a search that tell rows apart; none where all of it does, or nothing. A trigram index reads all it holds
 * of every three characters it is asked for: the `.com` of an address, the first digits of every phone, what many words
 * begin with are millions of entries that rule out next to nothing beside rarer letters.
 */
export async function tellingParts(queries: Queries, table: string, search: string): Promise<string[]> {
  const shareOf = await sharesOf(queries, table)
  if (!shareOf) return []
  const parts = joined(worthAsking(piecesOf(search), shareOf))
  // All of it is asked for as it is.
  return parts.length === 1 && parts[0] === search ? [] : parts
}

/** Some characters of a search, and the trigrams an index is asked for by them. */
interface Piece {
  readonly word: string
  readonly start: number
  readonly text: string
  readonly asked: readonly string[]
}

// Only what is a letter, or none, to the index of every database, whatever its language.
const WORDS = /[a-z0-9]+/gi
const SIGN = /^[ -/:-@[-`{-~]$/

/** Of each word every three letters, and its last two with the sign behind; of a short word all, with both signs. */
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
  /** Which part of the rows holds it. */
  readonly share: number
  /** What is read of the index for it, in rows of the table. */
  readonly entries: number
}

/** The cheapest pieces; of a word whose other pieces cost little more all: each part is looked for in every row again. */
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

/** The piece that leaves the fewest rows, then the next as long as it spares more than its entries cost to read. */
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

/** Which part of the rows that hold what was chosen holds this piece, too. */
function leftBy({ piece: { word, start, text }, share }: Weighed, chosen: readonly Weighed[]): number {
  const ofWord = chosen.map(({ piece }) => piece).filter((piece) => piece.word === word)
  if (ofWord.length === 0) return share
  const others = [...text].filter((_letter, at) => !ofWord.some((piece) => covers(piece, start + at)))
  return (/^\d+$/.test(word) ? TOGETHER.digits : TOGETHER.letters) ** (others.length / text.length)
}

const covers = (piece: Piece, at: number) => at >= piece.start && at < piece.start + piece.text.length

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

/** Null of a table that nobody sampled. */
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

/** Some hundred texts of a table, from pages all over it; none of a view or of one that is not there. */
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
