import {
  DUTY_POSITION,
  NOTIFICATION_CLOCK,
  type LngLat,
  type RiderSearch,
  type ServerEvents,
} from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { accountRoom, roleRoom, type Sockets } from '../../../platform/sockets/sockets.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import type { NotificationsService } from '../../notifications/notifications.service.ts'
import type { PlacesService } from '../../places/places.service.ts'
import { limitLockWaits, lockOrder } from '../moves/order-states.store.ts'
import { chooseRiders, hindrancesOf, pairsToAsk, type Choice, type DispatchOrder } from './choose-riders.ts'
import { listOffersToRiders } from './offers.store.ts'
import type { OffersService } from './offers.ts'
import { listEndedDuties, listEndingDuties, noteEndingDuties } from './rider-duty.store.ts'
import {
  endOffers,
  hasWork,
  insertOffers,
  listAnswers,
  listRiders,
  lockRidersOnDuty,
  lockSearches,
  writeSearches,
  type DueSearch,
  type OfferKey,
  type DispatchRider,
  type OfferInput,
  type SearchState,
} from './rounds.store.ts'
import { readSearch, tryLockRounds } from './searches.store.ts'

/** One round takes so many searches; the next one takes the rest. */
const ROUND_BATCH = 500
/** A phone's countdown ends this much earlier than ours, so that an answer on its way still counts. */
const GRACE_SECONDS = 2
/** An order whose riders are all asked about others is looked at again after this time. */
const WAIT_SECONDS = 5
/** A round waits so long for a rider who is taking an order. */
const LOCK_WAIT_MS = 1_000
/** Ways by road that a round asks for, half a millisecond each. */
const ROADS = { ofEach: 3, most: 60 }
const DUTIES_AT_ONCE = 100

export interface RoundsDeps {
  readonly config: Pick<Config, 'offers'>
  readonly database: Database
  readonly places: Pick<PlacesService, 'secondsByRoad'>
  readonly sockets: Sockets<ServerEvents>
  readonly audit: Pick<AuditService, 'record'>
  readonly notifications: Pick<NotificationsService, 'notify'>
  readonly offers: Pick<OffersService, 'endDuty' | 'tellBoard'>
}

/** The outcome of a round, which is emitted after its commit. */
interface RoundResult {
  readonly searchIds: readonly number[]
  readonly orderIds: readonly string[]
  readonly ended: readonly OfferKey[]
  readonly reason: 'timed_out' | 'withdrawn'
  readonly isOpened: boolean
  readonly positions: ReadonlyMap<string, LngLat>
}

/**
 * Offers orders to riders on duty, round by round. All state is in tables, so that any process can run the next round.
 */
export function createRounds({
  config,
  database,
  places,
  sockets,
  audit,
  notifications,
  offers,
}: RoundsDeps) {
  const { sql } = database
  const { seconds, rounds } = config.offers
  /** The longest wait of an order for riders who are asked about other orders: a little more than all rounds take. */
  const patienceSeconds = (seconds + GRACE_SECONDS) * (rounds.length + 1)

  async function askRoads(orders: readonly DispatchOrder[], riders: readonly DispatchRider[]) {
    const known = new Map<string, number>()
    for (const { order, rider } of pairsToAsk(orders, riders, config.offers, ROADS)) {
      const s = await places.secondsByRoad(rider.position, order.pickup)
      if (s !== null) known.set(`${rider.riderId} ${order.orderId}`, s)
    }
    return (riderId: string, orderId: string) => known.get(`${riderId} ${orderId}`)
  }

  /** Riders who have no page open hear of their offers, too, while the countdown runs. */
  async function makeOffers(queries: Queries, made: readonly OfferInput[]): Promise<void> {
    await insertOffers(queries, made, seconds)
    const until = new Date(Date.now() + seconds * 1000)
    await notifications.notify(
      queries,
      ...made.map(({ riderId, orderId }) => ({
        kind: 'offer' as const,
        to: { accountId: riderId },
        orderId,
        until,
      })),
    )
  }

  /** Tells riders whose duty soon ends by itself, once for each end. */
  async function notifyEndingDuties(): Promise<void> {
    const minutesLeft = NOTIFICATION_CLOCK.dutyMinutesLeft
    const riderIds = await listEndingDuties(sql, { minutesLeft, rowLimit: DUTIES_AT_ONCE })
    if (riderIds.length === 0) return
    await database.transaction(async (queries) => {
      const ending = await noteEndingDuties(queries, riderIds)
      await notifications.notify(
        queries,
        ...ending.map(({ riderId, until, minutesLeft: minutes }) => ({
          kind: 'duty_ends' as const,
          to: { accountId: riderId },
          until,
          minutes,
        })),
      )
    })
  }

  /** One round of the searches that are due; null if another process is at it, or nothing is due. */
  async function planRound(queries: Queries): Promise<RoundResult | null> {
    await limitLockWaits(queries, LOCK_WAIT_MS)
    if (!(await tryLockRounds(queries))) return null
    const searches = await lockSearches(queries, { rowLimit: ROUND_BATCH })
    if (searches.length === 0) return null
    await lockRidersOnDuty(queries)
    const searchIds = searches.map(({ searchId }) => searchId)
    const ended = await endOffers(queries, searchIds, 'timed_out')
    const [riders, answers] = await Promise.all([
      listRiders(queries, { isAll: false, freshMinutes: DUTY_POSITION.freshMinutes }),
      listAnswers(queries, searches),
    ])
    const orders = searches
      .filter(({ isOpened, seconds: age }) => !isOpened && age >= 0)
      .map((search) => ({
        ...search,
        round: search.round + 1,
        answers: answers.get(search.orderId) ?? new Map(),
      }))
    const roadSeconds = await askRoads(orders, riders)
    const choices = new Map(
      chooseRiders(orders, riders, config.offers, roadSeconds).map((choice) => [choice.orderId, choice]),
    )
    const made: OfferInput[] = []
    const states: SearchState[] = []
    const searchOf = new Map(searches.map((search) => [search.orderId, search]))
    for (const search of searches) {
      const choice = choices.get(search.orderId)
      states.push(stateAfter(search, choice))
      if (choice?.kind !== 'offer') continue
      for (const { riderId, together } of choice.offers) {
        const beside = together === undefined ? undefined : searchOf.get(together)?.searchId
        made.push({
          searchId: search.searchId,
          orderId: search.orderId,
          riderId,
          round: choice.round,
          madeBy: null,
          pickupS: toWhole(roadSeconds(riderId, search.orderId)),
          together: beside === undefined ? null : Math.min(beside, search.searchId),
        })
      }
    }
    await makeOffers(queries, made)
    await writeSearches(queries, states)
    return {
      searchIds,
      ended,
      reason: 'timed_out',
      orderIds: searches.map(({ orderId }) => orderId),
      isOpened: [...choices.values()].some(({ kind }) => kind === 'open'),
      positions: positionsOf(riders),
    }
  }

  function stateAfter({ searchId, round, seconds: age, isOpened }: DueSearch, choice?: Choice): SearchState {
    if (choice?.kind === 'offer') {
      return { searchId, round: choice.round, nextSeconds: seconds + GRACE_SECONDS, isOpened: false }
    }
    if (choice?.kind === 'wait' && age < patienceSeconds) {
      return { searchId, round, nextSeconds: WAIT_SECONDS, isOpened: false }
    }
    if (age < 0) return { searchId, round, nextSeconds: -age, isOpened: false }
    return { searchId, round: isOpened ? round : rounds.length, nextSeconds: null, isOpened: true }
  }

  /** After the commit: riders hear what they are asked and what is over, the staff which rows changed. */
  async function emitResult({
    searchIds,
    orderIds,
    ended,
    reason,
    isOpened,
    positions,
  }: RoundResult): Promise<void> {
    for (const { riderId, orderId } of ended) {
      sockets.emit([accountRoom(riderId)], 'offer_gone', { orderId, reason })
    }
    const made = await listOffersToRiders(sql, { searchIds }, (riderId) => positions.get(riderId) ?? null)
    for (const { riderId, offer } of made) sockets.emit([accountRoom(riderId)], 'offer_made', { offer })
    if (isOpened) sockets.emit([roleRoom('rider')], 'offers_changed', {})
    offers.tellBoard(orderIds)
  }

  /** @throws Refusal VALIDATION for riders to whom the order cannot be offered, whatever the staff wants */
  function requireOfferable(
    order: DispatchOrder,
    riderIds: readonly string[],
    riders: ReadonlyMap<string, DispatchRider>,
  ): void {
    const refused = riderIds.flatMap((riderId, at) => {
      const rider = riders.get(riderId)
      const why = rider ? hindrancesOf(order, rider, config.offers) : ['off_duty' as const]
      const words = FORBIDDEN.find(({ hindrance }) => why.includes(hindrance))?.words
      return words === undefined ? [] : [[`riderIds.${String(at)}`, words] as const]
    })
    if (refused.length > 0) throw Refusal.fields(Object.fromEntries(refused))
  }

  return {
    /**
     * One round, of all orders whose next one is due. Any number of processes may run it at the same time: one plans,
     * the others pass. What a killed process had not committed, the next round does.
     */
    async run(): Promise<void> {
      await notifyEndingDuties()
      for (const riderId of await listEndedDuties(sql, DUTIES_AT_ONCE)) await offers.endDuty(riderId)
      if (!(await hasWork(sql))) return
      const result = await database.transaction(planRound)
      if (result) await emitResult(result)
    },

    /**
     * Offers an order to chosen riders at once, or begins its rounds again. Offers of it that others have end.
     * @throws Refusal NOT_FOUND; ILLEGAL_MOVE if it waits for no rider; CHANGED_MEANWHILE with `data.current`;
     *   VALIDATION
     */
    async offer(
      staff: Caller,
      {
        orderId,
        riderIds,
        version,
      }: { orderId: string; riderIds?: string[] | undefined; version?: number | undefined },
    ): Promise<RiderSearch> {
      const { search, result } = await database.transaction(async (queries) => {
        const order = await lockOrder(queries, orderId)
        if (!order) throw new Refusal('NOT_FOUND')
        const [due] = await lockSearches(queries, { orderId })
        if (!due) throw new Refusal('ILLEGAL_MOVE', { data: { allowed: [] } })
        if (version !== undefined && version !== due.version) {
          throw new Refusal('CHANGED_MEANWHILE', { data: { current: await readSearch(queries, orderId) } })
        }
        const { searchId, round, isOpened } = due
        await lockRidersOnDuty(queries)
        const ended = await endOffers(queries, [searchId], 'withdrawn')
        const chosen = new Set(riderIds)
        const riders = await listRiders(queries, { isAll: false, freshMinutes: DUTY_POSITION.freshMinutes })
        if (riderIds) {
          const known = new Map(riders.map((rider) => [rider.riderId, rider]))
          requireOfferable({ ...due, answers: new Map() }, riderIds, known)
          const offer = { searchId, orderId, round, madeBy: staff.accountId, together: null, pickupS: null }
          await makeOffers(
            queries,
            [...chosen].map((riderId) => ({ ...offer, riderId })),
          )
          const nextSeconds = seconds + GRACE_SECONDS
          await writeSearches(queries, [{ searchId, round, nextSeconds, isOpened }])
        } else {
          await writeSearches(queries, [{ searchId, round: 0, nextSeconds: 0, isOpened: false }])
        }
        await audit.record(queries, staff, {
          action: 'order.offer',
          subject: { id: orderId, label: `#${order.number}` },
          after: {
            riders: riders.flatMap(({ riderId, name }) =>
              chosen.has(riderId) ? [{ _id: riderId, name }] : [],
            ),
          },
        })
        const result: RoundResult = {
          searchIds: [searchId],
          orderIds: [orderId],
          ended: ended.filter(({ riderId }) => !chosen.has(riderId)),
          reason: 'withdrawn',
          isOpened: false,
          positions: positionsOf(riders),
        }
        return { search: await readSearch(queries, orderId), result }
      })
      await emitResult(result)
      if (!search) throw new Refusal('ILLEGAL_MOVE', { data: { allowed: [] } })
      return search
    },
  }
}

export type Rounds = ReturnType<typeof createRounds>

/** Hindrances that hold for the staff, too, each with its message. */
const FORBIDDEN = [
  { hindrance: 'off_duty', words: 'This rider is not on duty.' },
  { hindrance: 'own_order', words: 'This rider is the customer of this order. Please choose another rider.' },
  { hindrance: 'vehicle', words: 'The parcel is too big for the vehicle of this rider.' },
  { hindrance: 'cash', words: 'With this order the rider would hold more cash than riders may.' },
] as const

const toWhole = (s: number | undefined): number | null => (s === undefined ? null : Math.round(s))

const positionsOf = (riders: readonly DispatchRider[]): ReadonlyMap<string, LngLat> =>
  new Map(riders.flatMap(({ riderId, position }) => (position ? [[riderId, position] as const] : [])))
