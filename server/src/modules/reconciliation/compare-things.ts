import { DIFFERENCES_KEPT, type PostingCause } from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import {
  comparePostings,
  type Difference,
  type ExpectedPosting,
  type PostedLine,
} from './compare-postings.ts'
import { listStrays, nextKeys, type PostedPart } from './things.store.ts'

/** What a portion of a part came to. */
export interface Portion {
  /** Where to go on; null if there is no more. */
  readonly position: string | null
  readonly checked: number
  readonly differences: readonly Difference[]
  /** Known differences that nobody could say anything of, by their ids: they stay open. */
  readonly unsure?: readonly string[]
}

export interface ComparedPart {
  /** @param position what the last call returned; null at the beginning */
  readonly next: (position: string | null) => Promise<Portion>
}

/** Something that happened, and what must be posted of it. */
export interface Thing {
  readonly id: string
  readonly postings: readonly ExpectedPosting[]
  /** What may be posted of it, and need not be. */
  readonly possible?: readonly ExpectedPosting[]
  /** Other ways in which it may have gone, each whole; the one that fits best counts. */
  readonly otherWays?: readonly (readonly ExpectedPosting[])[]
  /** What is known to be wrong with it, whatever is posted. */
  readonly known?: readonly Pick<Difference, 'kind' | 'expectedKobo' | 'foundKobo'>[]
  /** To whom or what its differences belong. */
  readonly belongs: Pick<Difference, 'orderId' | 'reference' | 'personId'>
}

type LinesById = ReadonlyMap<string, readonly PostedLine[]>

/** What happened, by keys, which are ids or the references of payments. */
export interface ThingSource {
  readonly part: PostedPart
  readonly causes: readonly PostingCause[]
  readonly things: (queries: Queries, keys: readonly string[]) => Promise<readonly Thing[]>
  /** What is posted, by the ids of things. */
  readonly lines: (queries: Queries, keys: readonly string[]) => Promise<LinesById>
}

/** More are not compared faster, and need more memory. */
const AT_ONCE = 1_000
/** After the last of them, postings of nothing are looked for. */
const STRAYS = 'strays'

/**
 * Compares what happened with what is posted of it, a portion at a time. Both are read at once, each as it is at that
 * moment, and the next portion while this one is compared. What differs is read again as of one moment: an order that
 * moved meanwhile is no difference.
 */
export function compareThings(database: Database, source: ThingSource): ComparedPart {
  const { part, causes } = source
  let ahead: { readonly after: string; readonly portion: ReturnType<typeof begin> } | undefined

  async function read(queries: Queries, keys: readonly string[]) {
    const [things, lines] = await Promise.all([source.things(queries, keys), source.lines(queries, keys)])
    return { things, lines }
  }

  async function begin(after: string | null) {
    const keys = await nextKeys(database.sql, part, after, AT_ONCE)
    return { keys, ...(await read(database.sql, keys)) }
  }

  function readAhead(after: string): void {
    const portion = begin(after)
    // It fails in the call that awaits it, if there is one.
    portion.catch(() => undefined)
    ahead = { after, portion }
  }

  function differencesOf(thing: Thing, lines: LinesById): Difference[] {
    const { id, postings, otherWays = [], possible, known = [], belongs } = thing
    const [best = []] = [postings, ...otherWays]
      .map((way) => comparePostings(part, way, lines.get(id) ?? [], possible))
      .toSorted((one, other) => one.length - other.length)
    return [...best, ...known.map((each): Difference => ({ ...each, part, subject: id }))].map((found) => ({
      ...belongs,
      ...found,
      personId: found.personId ?? belongs.personId ?? null,
    }))
  }

  async function strays(): Promise<Difference[]> {
    const found = await listStrays(database.sql, part, causes, DIFFERENCES_KEPT.max)
    return found.map(({ cause, causeId, amountKobo }) => ({
      ...{ part, kind: 'posting.extra', subject: `${cause} ${causeId}`, cause },
      ...{ expectedKobo: 0, foundKobo: amountKobo },
    }))
  }

  return {
    async next(position) {
      if (position === STRAYS) return { position: null, checked: 0, differences: await strays() }
      const { keys, things, lines } = await (position !== null && ahead?.after === position
        ? ahead.portion
        : begin(position))
      ahead = undefined
      const last = keys.at(-1)
      if (last === undefined) return { position: STRAYS, checked: 0, differences: [] }
      readAhead(last)
      const suspects = new Set(
        things.filter((thing) => differencesOf(thing, lines).length > 0).map(({ id }) => id),
      )
      if (suspects.size === 0) return { position: last, checked: keys.length, differences: [] }
      const differences = await database.sql.begin(
        'isolation level repeatable read read only',
        async (queries) => {
          const now = await read(queries, keys)
          return now.things
            .filter(({ id }) => suspects.has(id))
            .flatMap((thing) => differencesOf(thing, now.lines))
        },
      )
      return { position: last, checked: keys.length, differences: differences as Difference[] }
    },
  }
}
