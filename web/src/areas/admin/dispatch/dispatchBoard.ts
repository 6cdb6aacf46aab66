import {
  DISPATCH_GROUPS,
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
  /** Null of an order that has ended, or that nobody can carry yet. */
  readonly time: { readonly words: string; readonly tone: TimeTone } | null
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
  const ageMinutes = Math.max(0, minutesFrom(Date.parse(row.createdAt), nowMs))
  const isLate = lateMinutes > 0 && (row.group === 'running' || row.group === 'shop')
  const now = { ...row, lateMinutes, ageMinutes, group: isLate ? ('late' as const) : row.group }
  return { ...now, time: timeOf(now, nowMs) }
}

/** The most pressing of a row's times, in words. */
function timeOf({ deadline, dueAt, lateMinutes }: DispatchRow, nowMs: number): BoardLine['time'] {
  const left = deadline ? minutesFrom(nowMs, Date.parse(deadline.at)) : Infinity
  if (deadline && left < SOON_MINUTES) {
    const words =
      left < 1 ? timeTexts.endsNow[deadline.to] : timeTexts.ends[deadline.to]?.(formatRoughMinutes(left))
    if (words) return { words, tone: left < URGENT_MINUTES ? 'bad' : 'wait' }
  }
  if (lateMinutes > 0) return { words: timeTexts.late(formatRoughMinutes(lateMinutes)), tone: 'bad' }
  const end = deadline && timeTexts.ends[deadline.to]?.(formatRoughMinutes(left))
  if (end) return { words: end, tone: 'quiet' }
  if (!dueAt) return null
  const due = minutesFrom(nowMs, Date.parse(dueAt))
  return { words: due < 1 ? timeTexts.dueNow : timeTexts.due(formatRoughMinutes(due)), tone: 'quiet' }
}

const rank = new Map(DISPATCH_GROUPS.map((group, at) => [group, at]))
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** As the server sorts: by group; in a group what ends first, then what is latest, then the oldest. */
export function sortLines<Row extends DispatchRow>(lines: readonly Row[]): Row[] {
  return lines.toSorted(
    (a, b) =>
      (rank.get(a.group) ?? 0) - (rank.get(b.group) ?? 0) ||
      // Ended orders have no clock: the latest of them comes first.
      (a.group === 'done' ? compare(b.createdAt, a.createdAt) : 0) ||
      compare(a.deadline?.at ?? 'Z', b.deadline?.at ?? 'Z') ||
      b.lateMinutes - a.lateMinutes ||
      compare(a.createdAt, b.createdAt),
  )
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
