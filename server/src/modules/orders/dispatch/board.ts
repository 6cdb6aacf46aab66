import {
  DISPATCH_BOARD,
  DISPATCH_GROUPS,
  DUTY_POSITION,
  isEnded,
  isPermitted,
  stageOf,
  startOfDay,
  type Candidate,
  type DispatchGroup,
  type DispatchRow,
  type Hindrance,
  type LngLat,
  type OrderClock,
  type RiderSearch,
} from '@ozi/contract'
import { haversineM } from '@ozi/geo'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { toNaira } from '../../../platform/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { toMinutes, type PlacesService } from '../../places/places.service.ts'
import { toPickupWindow } from '../../pricing/pricing.service.ts'
import {
  countEnded,
  listEnded,
  listOnBoard,
  listRunning,
  listRunningGroups,
  type BoardRow,
  type GroupedRow,
} from './board.store.ts'
import { deadlineOf } from '../moves/order-deadline.ts'
import { positionIn } from '../rider-tracking/rider-tracking.store.ts'
import { toPosition } from '../rider-tracking/rider-tracking-views.ts'
import { hindrancesOf } from './choose-riders.ts'
import { listAnswers, listRiders, lockSearches, type DispatchRider } from './rounds.store.ts'
import { readSearch, toRiderSearch } from './searches.store.ts'

/** The way by road is asked for so many of the nearest riders. */
const ROADS_ASKED = 5

export interface BoardDeps {
  readonly config: Pick<Config, 'offers' | 'orderClock'>
  readonly database: Database
  readonly places: Pick<PlacesService, 'secondsByRoad'>
}

/** Shows the staff running orders, and the riders who could carry them. */
export function createBoard({ config, database, places }: BoardDeps) {
  const { sql } = database
  const { rounds } = config.offers
  const toRow = (row: BoardRow) => toDispatchRow(row, config.orderClock)

  function candidateOf(
    rider: DispatchRider,
    pickup: LngLat,
    hindrances: Hindrance[],
    seesCash: boolean,
  ): Candidate {
    const { lastSeen } = rider
    return {
      _id: rider.riderId,
      name: rider.name,
      mobileNumber: rider.mobileNumber,
      vehicle: rider.vehicle,
      isOnline: rider.isOnline,
      ...(lastSeen
        ? {
            positionAt: lastSeen.at.toISOString(),
            coordinates: lastSeen.coordinates,
            pickupKm: kmBetween(lastSeen.coordinates, pickup),
          }
        : {}),
      jobs: rider.runningJobs,
      offers: rider.offers,
      ...(seesCash ? { held: toNaira(rider.heldKobo) } : {}),
      hindrances,
    }
  }

  return {
    /** The rows that need somebody most come first. With `orders`, it has these alone. */
    async read(orders?: readonly string[]): Promise<{
      at: string
      rows: DispatchRow[]
      counts: Partial<Record<DispatchGroup, number>>
    }> {
      const now = new Date()
      const [at, today] = [now.toISOString(), new Date(startOfDay(now.getTime()))]
      if (orders) {
        const rows = await listOnBoard(database.sql, orders, today)
        return { at, rows: sorted(rows.map(toRow)), counts: {} }
      }
      const [running, ended, done] = await Promise.all([
        listRunning(database.sql, DISPATCH_BOARD.openMax),
        listEnded(database.sql, today, DISPATCH_BOARD.doneMax),
        countEnded(database.sql, today),
      ])
      const rows = running.map(toRow)
      const counts = { ...countGroups(rows.map(({ group }) => group)), done }
      return { at, rows: [...sorted(rows), ...ended.map(toRow)], counts }
    },

    /** How many of the running orders are in each group, without reading them whole. */
    async count(): Promise<Partial<Record<DispatchGroup, number>>> {
      const rows = await listRunningGroups(database.sql, DISPATCH_BOARD.openMax)
      return countGroups(rows.map((row) => groupOf(row, row.late_minutes)))
    },

    /**
     * All riders for a waiting order: those whom the rounds may ask come first, the nearest before others.
     * @throws Refusal NOT_FOUND; ILLEGAL_MOVE if it waits for no rider
     */
    async candidates(caller: Caller, orderId: string): Promise<{ riders: Candidate[]; search: RiderSearch }> {
      const [[due], search] = await Promise.all([lockSearches(sql, { orderId }), readSearch(sql, orderId)])
      if (!due || !search) throw new Refusal((await isOrder(orderId)) ? 'ILLEGAL_MOVE' : 'NOT_FOUND')
      const [known, answers] = await Promise.all([
        listRiders(sql, { isAll: true, freshMinutes: DUTY_POSITION.freshMinutes }),
        listAnswers(sql, [due]),
      ])
      const order = { ...due, round: 1, answers: answers.get(orderId) ?? new Map<string, Hindrance>() }
      const farthestKm = Math.max(0, ...rounds.map(({ radiusKm }) => radiusKm))
      const seesCash = isPermitted(caller.role, 'seeCash')
      const found = known
        .map((rider) => {
          const why = hindrancesOf(order, rider, config.offers)
          const km = rider.position ? kmBetween(rider.position, due.pickup) : null
          if (km !== null && km > farthestKm) why.push('too_far')
          return candidateOf(
            rider,
            due.pickup,
            rider.isOnline ? why : [rider.dutyEndedBy ?? 'off_duty', ...why],
            seesCash,
          )
        })
        .sort(
          (a, b) =>
            Number(b.isOnline) - Number(a.isOnline) ||
            Number(a.hindrances.length > 0) - Number(b.hindrances.length > 0) ||
            (a.pickupKm ?? Infinity) - (b.pickupKm ?? Infinity) ||
            a.jobs - b.jobs ||
            a.name.localeCompare(b.name, 'en'),
        )
      const riders = await Promise.all(
        found.map(async (candidate, at) => {
          if (at >= ROADS_ASKED || !candidate.coordinates) return candidate
          const s = await places.secondsByRoad(candidate.coordinates, due.pickup)
          return s === null ? candidate : { ...candidate, pickupMinutes: toMinutes(s) }
        }),
      )
      return { riders, search }
    },
  }

  async function isOrder(orderId: string): Promise<boolean> {
    return (await listOnBoard(sql, [orderId], new Date(0))).length > 0
  }
}

export type Board = ReturnType<typeof createBoard>

const kmBetween = (a: LngLat, b: LngLat): number => Math.round(haversineM(...a, ...b) / 100) / 10

function toDispatchRow(row: BoardRow, clock: OrderClock): DispatchRow {
  const position = positionIn(row)
  const lateMinutes = isEnded(row.status) ? 0 : Math.max(0, row.late_minutes)
  return {
    _id: row._id,
    number: row.number,
    kind: row.kind,
    group: groupOf(row, lateMinutes),
    stage: isForLater(row) ? 'scheduled' : stageOf(row.status),
    status: row.status,
    ...(row.shop_status === null ? {} : { shopStatus: row.shop_status }),
    ...(row.on_hold_since === null ? {} : { isOnHold: true }),
    ...(row.vendor_name === null ? {} : { vendorName: row.vendor_name }),
    ...(row.rider_id === null ? {} : { rider: { _id: row.rider_id, name: row.rider_name ?? '' } }),
    pickup: row.pickup,
    pickupAt: row.pickup_at,
    dropoff: row.dropoff,
    dropoffAt: row.dropoff_at,
    ...(position ? { position: toPosition(position) } : {}),
    ...toPickupWindow(row.pickup_from, row.pickup_to),
    createdAt: row.created_at.toISOString(),
    ageMinutes: row.age_minutes,
    ...(row.due_at === null || isEnded(row.status) ? {} : { dueAt: row.due_at.toISOString() }),
    lateMinutes,
    ...deadlineOf(row, clock),
    ...(row.has_search ? { search: toRiderSearch(row) } : {}),
  }
}

function countGroups(groups: readonly DispatchGroup[]): Partial<Record<DispatchGroup, number>> {
  const counts: Partial<Record<DispatchGroup, number>> = {}
  for (const group of groups) counts[group] = (counts[group] ?? 0) + 1
  return counts
}

/** The search for its rider begins later. */
const isForLater = ({ status, search_from }: GroupedRow): boolean =>
  status === 'created' && search_from !== null && search_from > new Date()

function groupOf(row: GroupedRow, lateMinutes: number): DispatchGroup {
  const { status, shop_status } = row
  if (isEnded(status)) return 'done'
  if (status === 'delivery_failed' || row.on_hold_since !== null) return 'decision'
  if (status === 'created') return isForLater(row) ? 'running' : 'no_rider'
  if (lateMinutes > 0) return 'late'
  const areGoodsReady = shop_status === null || shop_status === 'ready_for_pickup'
  return status === 'placed' || (status === 'arrived_at_pickup' && !areGoodsReady) ? 'shop' : 'running'
}

/** By group; in a group, what ends first, then what is latest, then the oldest. */
function sorted(rows: readonly DispatchRow[]): DispatchRow[] {
  const rank = new Map(DISPATCH_GROUPS.map((group, at) => [group, at]))
  return rows.toSorted(
    (a, b) =>
      (rank.get(a.group) ?? 0) - (rank.get(b.group) ?? 0) ||
      compare(a.deadline?.at ?? 'Z', b.deadline?.at ?? 'Z') ||
      b.lateMinutes - a.lateMinutes ||
      compare(a.createdAt, b.createdAt),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
