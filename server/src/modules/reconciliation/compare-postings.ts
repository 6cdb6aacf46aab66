import type { DifferenceKind, LedgerAccount, PostingCause, ReconciledPart } from '@ozi/contract'
import type { Posting } from '../ledger/ledger.service.ts'

type PostingLine = Posting['lines'][number]

export type ExpectedPosting = Pick<Posting, 'cause' | 'lines'>

/** A line of the ledger with the cause of its posting. */
export interface PostedLine {
  readonly cause: PostingCause
  readonly causeId: string
  readonly account: LedgerAccount
  readonly owner: string | null
  readonly amountKobo: number
}

/** Something that does not agree. */
export interface Difference {
  readonly part: ReconciledPart
  readonly kind: DifferenceKind
  /** With the kind, it is the same difference in the next run. */
  readonly subject: string
  readonly cause?: PostingCause
  readonly account?: LedgerAccount
  readonly expectedKobo: number
  readonly foundKobo: number
  readonly orderId?: string | null
  readonly reference?: string | null
  readonly personId?: string | null
}

/** The lines of a cause, by account and owner. */
interface Lines {
  readonly cause: PostingCause
  readonly causeId: string
  readonly kobo: Map<string, number>
}

type ByCause = Map<string, Lines>

function add(all: ByCause, { cause, causeId, account, owner, amountKobo }: PostedLine): void {
  if (amountKobo === 0) return
  const key = `${cause} ${causeId}`
  const lines = all.get(key) ?? { cause, causeId, kobo: new Map<string, number>() }
  const line = owner === null ? account : `${account} ${owner}`
  lines.kobo.set(line, (lines.kobo.get(line) ?? 0) + amountKobo)
  all.set(key, lines)
}

const debits = ({ kobo }: Lines): number =>
  [...kobo.values()].reduce((sum, amount) => sum + Math.max(0, amount), 0)

/** Whose cash it is may be unknown on one side: from before it was counted, or of a pickup. The amount counts then. */
const isCashOfUnknown = (expected: Lines, found: Lines, line: string): boolean =>
  expected.cause === 'cash.collected' &&
  (line === 'cash_before' || line.startsWith('rider_cash ')) &&
  (found.kobo.has('cash_before') || expected.kobo.has('cash_before')) &&
  debits(expected) === debits(found)

/** As isCashOfUnknown says; the other line of the posting is compared as well. */
const CASH_OF_UNKNOWN: ReadonlySet<LedgerAccount> = new Set(['cash_before', 'rider_cash'])

function isSameLine(cause: ExpectedPosting['cause'], line: PostingLine, posted: PostedLine): boolean {
  if (line.amountKobo !== posted.amountKobo || cause.id !== posted.causeId || cause.kind !== posted.cause)
    return false
  if (line.account === posted.account) return (line.owner ?? null) === posted.owner
  return (
    cause.kind === 'cash.collected' &&
    CASH_OF_UNKNOWN.has(line.account) &&
    CASH_OF_UNKNOWN.has(posted.account)
  )
}

/**
 * Whether each line stands on both sides. Nearly all orders are such, so this makes no texts and no sums; lines that only
 * add up to the same are left to the long comparison.
 */
function areSame(expected: readonly ExpectedPosting[], posted: readonly PostedLine[]): boolean {
  const open = [...posted]
  for (const { cause, lines } of expected) {
    for (const line of lines) {
      if (line.amountKobo === 0) continue
      const found = open.findIndex((each) => isSameLine(cause, line, each))
      if (found === -1) return false
      open.splice(found, 1)
    }
  }
  return open.length === 0
}

function byCause(postings: readonly ExpectedPosting[]): ByCause {
  const all: ByCause = new Map()
  for (const { cause, lines } of postings) {
    for (const { account, owner = null, amountKobo } of lines) {
      add(all, { cause: cause.kind, causeId: cause.id, account, owner, amountKobo })
    }
  }
  return all
}

/** The lines of a posting that are others than they should be. */
function compareLines(part: ReconciledPart, key: string, should: Lines, has: Lines): Difference[] {
  return [...new Set([...should.kobo.keys(), ...has.kobo.keys()])].flatMap((line): Difference[] => {
    const [expectedKobo, foundKobo] = [should.kobo.get(line) ?? 0, has.kobo.get(line) ?? 0]
    if (expectedKobo === foundKobo || isCashOfUnknown(should, has, line)) return []
    const [account = '', personId = null] = line.split(' ')
    const about = { cause: should.cause, account: account as LedgerAccount, personId }
    return [{ part, kind: 'posting.amount', subject: `${key} ${line}`, ...about, expectedKobo, foundKobo }]
  })
}

/**
 * What of the expected postings is missing or has other lines, and what is posted besides.
 * @param possible what may be posted, and need not be; of several of one cause, one must match
 */
export function comparePostings(
  part: ReconciledPart,
  expected: readonly ExpectedPosting[],
  posted: readonly PostedLine[],
  possible: readonly ExpectedPosting[] = [],
): Difference[] {
  if (areSame(expected, posted)) return []
  const should = byCause(expected)
  const may = possible.flatMap((posting) => [...byCause([posting])])
  const has: ByCause = new Map()
  for (const line of posted) add(has, line)
  const missing = [...should].flatMap(([key, lines]): Difference[] => {
    if (has.has(key)) return []
    const sums = { expectedKobo: debits(lines), foundKobo: 0 }
    return [{ part, kind: 'posting.missing', subject: key, cause: lines.cause, ...sums }]
  })
  const found = [...has].flatMap(([key, posting]): Difference[] => {
    const lines = should.get(key)
    if (lines) return compareLines(part, key, lines, posting)
    const others = may
      .filter(([each]) => each === key)
      .map(([, each]) => compareLines(part, key, each, posting))
    if (others.length > 0) return others.find((each) => each.length === 0) ?? others[0] ?? []
    const sums = { expectedKobo: 0, foundKobo: debits(posting) }
    return [{ part, kind: 'posting.extra', subject: key, cause: posting.cause, ...sums }]
  })
  return [...missing, ...found]
}
