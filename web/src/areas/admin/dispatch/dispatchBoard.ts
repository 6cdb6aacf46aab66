import {
  type Candidate,
  type DispatchGroup,
  type DispatchRow,
  type LngLat,
  type RiderPosition,
} from '@ozi/contract'
import type { client } from '~/api'
import { formatDuration } from '~/ui/text/format'
import { timeTexts } from './texts'

export type DispatchBoard = Awaited<ReturnType<typeof client.dispatch.board>>

/** How urgent a line's time is. */
type TimeTone = 'bad' | 'wait' | 'quiet'

/** An order on the board at a certain minute. */
export interface BoardLine extends DispatchRow {
  /** Null of an order that has ended, or that nobody can carry yet. The amount is never cut, the words may be. */
  readonly time: { readonly amount: string; readonly words: string; readonly tone: TimeTone } | null
}

/** A clock's end is said before all else when it is so near, and in red when it is nearer. */
const SOON_MINUTES = 15
const URGENT_MINUTES = 5
/** In longer times only hours are said. */
const MINUTES_COUNT = 180

const MINUTE_MS = 60_000
const minutesFrom = (from: number, to: number) => Math.floor((to - from) / MINUTE_MS)

/** Minutes are noise in a time of hours. */
export const formatRoughMinutes = (minutes: number): string =>
  formatDuration(minutes < MINUTES_COUNT ? minutes : Math.round(minutes / 60) * 60)

/** A row as it stands at a time: an order becomes late without an event. */
export function lineOf(row: DispatchRow, nowMs: number): BoardLine {
  if (row.group === 'done') return { ...row, time: null }
  const lateMinutes = row.dueAt ? Math.max(0, minutesFrom(Date.parse(row.dueAt), nowMs)) : 0
  const isLate = lateMinutes > 0 && (row.group === 'running' || row.group === 'shop')
  const now = { ...row, lateMinutes, group: isLate ? ('late' as const) : row.group }
  return { ...now, time: timeOf(now, nowMs) }
}

/** The most pressing of a row's times. */
function timeOf(row: DispatchRow, nowMs: number): BoardLine['time'] {
  const { deadline, dueAt, lateMinutes } = row
  const left = deadline ? minutesFrom(nowMs, Date.parse(deadline.at)) : Infinity
  const end = deadline && timeTexts.ends[deadline.to]
  if (end && left < SOON_MINUTES)
    return { amount: amountOf(left), words: end, tone: left < URGENT_MINUTES ? 'bad' : 'wait' }
  if (lateMinutes > 0) return { amount: amountOf(lateMinutes), words: timeTexts.late, tone: 'bad' }
  if (end) return { amount: amountOf(left), words: end, tone: 'quiet' }
  if (!dueAt) return null
  return { amount: amountOf(minutesFrom(nowMs, Date.parse(dueAt))), words: timeTexts.due, tone: 'quiet' }
}

/** '53 min', '5 h', '<1 min' */
const amountOf = (minutes: number): string =>
  minutes < 1 ? `<${formatDuration(1)}` : formatRoughMinutes(minutes)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Groups in which somebody must do something now. */
export const URGENT: readonly DispatchGroup[] = ['decision', 'no_rider', 'late']

/** First those whose clock is about to end, then those that need somebody, then those that run, last the ended ones. */
function turnOf({ group, deadline }: DispatchRow, nowMs: number): number {
  if (group === 'done') return 3
  const left = deadline ? minutesFrom(nowMs, Date.parse(deadline.at)) : Infinity
  if (left < URGENT_MINUTES) return 0
  return left < SOON_MINUTES || URGENT.includes(group) ? 1 : 2
}

/** When a row's time is up: somebody waits for a decision already. */
function endOf({ group, deadline, dueAt = 'Z', createdAt }: DispatchRow, turn: number): string {
  if (turn === 0) return deadline?.at ?? 'Z'
  if (group === 'decision') return createdAt
  return deadline && deadline.at < dueAt ? deadline.at : dueAt
}

/** The most urgent first, whatever their groups: by when their time is up. */
export function sortLines<Row extends DispatchRow>(lines: readonly Row[], nowMs: number): Row[] {
  return lines
    .map((line) => {
      const turn = turnOf(line, nowMs)
      return { line, turn, end: endOf(line, turn) }
    })
    .sort(
      (a, b) =>
        a.turn - b.turn ||
        // The latest of those that have ended comes first.
        (a.turn === 3
          ? compare(b.line.createdAt, a.line.createdAt)
          : compare(a.end, b.end) || compare(a.line.createdAt, b.line.createdAt)),
    )
    .map(({ line }) => line)
}

/** How many lines each group has. Of those done today only the latest are on the board, so the server counts them. */
export function countLines(
  lines: readonly DispatchRow[],
  done: number,
): Readonly<Record<DispatchGroup, number>> {
  const counts = { decision: 0, no_rider: 0, late: 0, shop: 0, running: 0, done: 0 }
  for (const { group } of lines) counts[group] += 1
  return { ...counts, done: Math.max(done, counts.done) }
}

/** The board with what the server says of some of its orders; one that it does not name is on it no more. */
export function withNews(
  board: DispatchBoard,
  orderIds: readonly string[],
  news: DispatchBoard,
): DispatchBoard {
  const asked = new Set(orderIds)
  const before = new Map(board.rows.map((row) => [row._id, row]))
  const ended = news.rows.filter(({ _id, group }) => group === 'done' && before.get(_id)?.group !== 'done')
  return {
    at: news.at,
    rows: [...board.rows.filter(({ _id }) => !asked.has(_id)), ...news.rows],
    counts: { ...board.counts, done: (board.counts.done ?? 0) + ended.length },
  }
}

/** The board with where riders have moved; an older position changes nothing. */
export function withPositions(
  board: DispatchBoard,
  moved: ReadonlyMap<string, RiderPosition | undefined>,
): DispatchBoard {
  if (moved.size === 0) return board
  return {
    ...board,
    rows: board.rows.map((row) => {
      if (!moved.has(row._id)) return row
      const { position: known, ...rest } = row
      const position = moved.get(row._id)
      if (!position) return rest
      return known && known.at > position.at ? row : { ...rest, position }
    }),
  }
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[-\s#]/g, '')

/** Whether an order's number, rider, shop or places contain this. */
export function isFound(
  { number, rider, vendorName = '', pickup, dropoff }: DispatchRow,
  search: string,
): boolean {
  const wanted = plain(search)
  return [number, rider?.name ?? '', vendorName, pickup, dropoff].some((text) => plain(text).includes(wanted))
}

/** The next place of an order; null once it has ended. */
export function nextStopOf({ group, status, pickupAt, dropoffAt }: DispatchRow): LngLat | null {
  if (group === 'done') return null
  const isCarried =
    status === 'picked_up' ||
    status === 'enroute_to_dropoff' ||
    status === 'arrived_at_dropoff' ||
    status === 'delivery_failed'
  return isCarried ? dropoffAt : pickupAt
}

/** A rider whose place is known. */
export interface SeenRider {
  readonly _id: string
  readonly name: string
  readonly at: LngLat
  readonly seenAt: string
  /** What they carry, and where that takes them next. */
  readonly jobs: readonly { readonly _id: string; readonly number: string; readonly stop: LngLat }[]
}

/** Riders of the board's orders and those who could carry one, each once, where they were seen last. */
export function seenRiders(
  lines: readonly BoardLine[],
  candidates: readonly Candidate[] = [],
): readonly SeenRider[] {
  const found = new Map<string, SeenRider>()
  for (const line of lines) {
    const { rider, position, _id, number } = line
    const stop = nextStopOf(line)
    if (!rider || !position || !stop) continue
    const known = found.get(rider._id)
    const isNewer = !known || known.seenAt < position.at
    found.set(rider._id, {
      ...rider,
      at: isNewer ? position.coordinates : known.at,
      seenAt: isNewer ? position.at : known.seenAt,
      jobs: [...(known?.jobs ?? []), { _id, number, stop }],
    })
  }
  for (const { _id, name, isOnline, coordinates, positionAt } of candidates) {
    if (!isOnline || !coordinates || !positionAt) continue
    const known = found.get(_id)
    if (!known || known.seenAt < positionAt)
      found.set(_id, { _id, name, at: coordinates, seenAt: positionAt, jobs: known?.jobs ?? [] })
  }
  return [...found.values()]
}

const KM_OF_DEGREE = 111.2

/** In a straight line: over a city the earth is flat. */
export function kmBetween([lng, lat]: LngLat, [toLng, toLat]: LngLat): number {
  const [x, y] = [(toLng - lng) * Math.cos((lat * Math.PI) / 180), toLat - lat]
  return KM_OF_DEGREE * Math.hypot(x, y)
}
