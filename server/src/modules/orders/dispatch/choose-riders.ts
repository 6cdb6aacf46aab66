import {
  canCarry,
  type Hindrance,
  type LngLat,
  type ParcelSize,
  roadTimeFactor,
  speedOf,
  type VehicleType,
} from '@ozi/contract'
import { haversineM } from '@ozi/geo'
import type { OfferRules } from '../../../platform/config.ts'

/** An order whose next round is due. */
export interface DispatchOrder {
  readonly orderId: string
  readonly customerId: string
  readonly pickup: LngLat
  readonly dropoff: LngLat
  readonly cashKobo: number
  readonly parcelSize: ParcelSize
  /** For how long it has been searched for. */
  readonly seconds: number
  /** The round that is due; the first one is 1. */
  readonly round: number
  /** Riders to whom it is not offered again, with the reason. */
  readonly answers: ReadonlyMap<string, Hindrance>
}

/** A rider on duty. */
export interface DutyRider {
  readonly riderId: string
  /** Null if nobody knows. */
  readonly position: LngLat | null
  readonly vehicle: VehicleType
  /** Running orders, and those offered to them. */
  readonly jobs: number
  /** They have an offer that they have not answered. */
  readonly isAsked: boolean
  /** Cash that they hold, with that of their running orders and their offers. */
  readonly cashKobo: number
  /** Points to which their running orders still take them, in this order. */
  readonly stops: readonly LngLat[]
  /** For how long they have carried nothing. */
  readonly idleMinutes: number
}

export type ChoiceRules = Pick<OfferRules, 'rounds' | 'jobsAtOnce' | 'cashLimitKobo'>

/** Seconds of a rider's way to a pickup by road; undefined if it was not asked for. */
export type RoadSeconds = (riderId: string, orderId: string) => number | undefined

/**
 * The next step of an order:
 * - `offer`: this round offers it to these riders, the nearest first
 * - `wait`: riders who suit are asked about other orders
 * - `open`: nobody suits, in this round or in a later one
 */
export type Choice =
  | { readonly orderId: string; readonly kind: 'wait' | 'open' }
  | {
      readonly orderId: string
      readonly kind: 'offer'
      readonly round: number
      readonly offers: RiderOffer[]
    }

export interface RiderOffer {
  readonly riderId: string
  /** The order on the same way that is offered with it. */
  readonly together?: string
}

/** Roads are longer than straight lines. */
const DETOUR = 1.35
/** A rider without a known position counts as so far away: they come after all others. */
const UNKNOWN_MINUTES = 120
/** A rider with a job may come this much later than one without, and is asked all the same. */
const JOB_MINUTES = 3
/** So many minutes without a job make a rider a minute nearer, up to a limit. */
const IDLE_WORTH = { minutesOf: 30, most: 2 }
/** For each minute that an order has waited, its nearest rider counts as this many minutes nearer. */
const WAIT_WORTH = 0.2
/**
 * An order fits into a rider's way if the way becomes longer by this at most, or by this part of the order's own way.
 */
const EXTRA = { km: 2, part: 0.5 }
/** Two orders are on one way if their pickups are so near, and both take little more than the longer one. */
const ONE_WAY = { pickupsKm: 1, part: 1.3, km: 1 }

const kmBetween = (a: LngLat, b: LngLat): number => haversineM(...a, ...b) / 1000

/**
 * Chooses for each order the riders whom its round asks: those whose way to the pickup is shortest, each about one order
 * at a time, or about two on one way. The order that is nearest to a free rider chooses first.
 */
export function chooseRiders(
  orders: readonly DispatchOrder[],
  riders: readonly DutyRider[],
  rules: ChoiceRules,
  roadSeconds: RoadSeconds = () => undefined,
): Choice[] {
  const asked = new Set(riders.filter(({ isAsked }) => isAsked).map(({ riderId }) => riderId))
  const choices = new Map<string, Choice>()
  for (const order of inTurn(orders, riders, rules)) {
    if (choices.has(order.orderId)) continue
    const found = findRound(order, riders, rules, roadSeconds)
    if (!found) {
      choices.set(order.orderId, { orderId: order.orderId, kind: 'open' })
      continue
    }
    const { round, ranked } = found
    const chosen = ranked
      .filter(({ riderId }) => !asked.has(riderId))
      .slice(0, rules.rounds[round - 1]?.riders)
    if (chosen.length === 0) {
      choices.set(order.orderId, { orderId: order.orderId, kind: 'wait' })
      continue
    }
    for (const { riderId } of chosen) asked.add(riderId)
    const [only] = chosen
    const beside =
      only && chosen.length === 1
        ? findBeside(order, only, rules, orders, ({ orderId }) => !choices.has(orderId))
        : undefined
    const besideId = beside?.orderId
    const { orderId } = order
    choices.set(orderId, {
      orderId,
      kind: 'offer',
      round,
      offers: chosen.map(({ riderId }) => ({ riderId, ...(besideId && { together: besideId }) })),
    })
    if (beside && besideId && only) {
      choices.set(besideId, {
        orderId: besideId,
        kind: 'offer',
        round: beside.round,
        offers: [{ riderId: only.riderId, together: orderId }],
      })
    }
  }
  return orders.flatMap(({ orderId }) => choices.get(orderId) ?? [])
}

/**
 * Sorts the orders by which chooses its riders first: the one with the nearest free rider. If the oldest order chose
 * first, its rider would ride past nearer orders, and those would miss a rider (`npm run bench -- dispatch`). Waiting
 * counts as nearness, so that no order waits for ever.
 */
function inTurn(
  orders: readonly DispatchOrder[],
  riders: readonly DutyRider[],
  { jobsAtOnce }: ChoiceRules,
): readonly DispatchOrder[] {
  if (orders.length < 2) return orders
  const free = riders.filter(({ isAsked, jobs }) => !isAsked && jobs < jobsAtOnce)
  const turns = new Map(
    orders.map((order) => {
      let nearest = UNKNOWN_MINUTES
      for (const { position, vehicle } of free) {
        if (!position) continue
        nearest = Math.min(nearest, ((kmBetween(position, order.pickup) * DETOUR) / speedOf(vehicle)) * 60)
      }
      return [order, nearest - (order.seconds / 60) * WAIT_WORTH] as const
    }),
  )
  return orders.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))
}

/**
 * The first round, beginning with the one that is due, that has a suitable rider; and its suitable riders, the best
 * first.
 */
function findRound(
  order: DispatchOrder,
  riders: readonly DutyRider[],
  rules: ChoiceRules,
  roadSeconds: RoadSeconds,
): { readonly round: number; readonly ranked: readonly DutyRider[] } | null {
  const suitable = riders.filter((rider) => hindrancesOf(order, rider, rules).length === 0)
  if (suitable.length === 0) return null
  const far = suitable.map((rider) => ({
    rider,
    km: rider.position ? kmBetween(rider.position, order.pickup) : Infinity,
  }))
  for (let round = order.round; round <= rules.rounds.length; round += 1) {
    const radiusKm = rules.rounds[round - 1]?.radiusKm ?? 0
    const isLast = round === rules.rounds.length
    const near = far.filter(({ rider, km }) => km <= radiusKm || (isLast && !rider.position))
    if (near.length === 0) continue
    const ranked = near
      .map(({ rider }) => ({
        rider,
        minutes: costMinutes(order, rider, roadSeconds(rider.riderId, order.orderId)),
      }))
      .sort((a, b) => a.minutes - b.minutes)
    return { round, ranked: ranked.map(({ rider }) => rider) }
  }
  return null
}

/** Reasons for which no round offers the order to this rider, however near they are; empty if a round may. */
export function hindrancesOf(order: DispatchOrder, rider: DutyRider, rules: ChoiceRules): Hindrance[] {
  const answer = order.answers.get(rider.riderId)
  const found: Hindrance[] = []
  if (rider.riderId === order.customerId) found.push('own_order')
  if (answer) found.push(answer)
  if (!canCarry(rider.vehicle, order.parcelSize)) found.push('vehicle')
  if (rider.jobs >= rules.jobsAtOnce) found.push('jobs')
  if (rules.cashLimitKobo !== null && rider.cashKobo + order.cashKobo > rules.cashLimitKobo)
    found.push('cash')
  if (rider.stops.length > 0 && !fitsIn(order, rider)) found.push('other_way')
  return found
}

/**
 * The number by which riders are compared: the minutes to the pickup, more for each job they have, less for a long time
 * without one.
 */
function costMinutes(order: DispatchOrder, rider: DutyRider, seconds?: number): number {
  const waited = Math.min(rider.idleMinutes / IDLE_WORTH.minutesOf, IDLE_WORTH.most)
  const extra = JOB_MINUTES * rider.jobs - waited
  if (!rider.position) return UNKNOWN_MINUTES + extra
  if (seconds !== undefined && rider.stops.length === 0) {
    return (seconds / 60) * roadTimeFactor(rider.vehicle) + extra
  }
  const { kmToPickup } = bestInsertion(rider.position, rider.stops, order)
  return ((kmToPickup * DETOUR) / speedOf(rider.vehicle)) * 60 + extra
}

interface Insertion {
  /** The whole way becomes longer by this. */
  readonly extraKm: number
  readonly kmToPickup: number
}

/** Finds the places in a way at which an order's pickup and dropoff add least to it. */
function bestInsertion(
  from: LngLat,
  stops: readonly LngLat[],
  { pickup, dropoff }: DispatchOrder,
): Insertion {
  const before = kmAlong([from, ...stops])
  let best: Insertion = { extraKm: Infinity, kmToPickup: Infinity }
  for (let first = 0; first <= stops.length; first += 1) {
    for (let second = first; second <= stops.length; second += 1) {
      const head = [from, ...stops.slice(0, first), pickup]
      const extraKm =
        kmAlong([...head, ...stops.slice(first, second), dropoff, ...stops.slice(second)]) - before
      if (extraKm < best.extraKm) best = { extraKm, kmToPickup: kmAlong(head) }
    }
  }
  return best
}

function fitsIn(order: DispatchOrder, { position, stops }: DutyRider): boolean {
  const from = position ?? stops[0]
  if (!from) return true
  const own = kmBetween(order.pickup, order.dropoff)
  return bestInsertion(from, stops, order).extraKm <= Math.max(EXTRA.km, own * EXTRA.part)
}

function kmAlong(points: readonly LngLat[]): number {
  let km = 0
  for (let at = 1; at < points.length; at += 1) {
    const [from, to] = [points[at - 1], points[at]]
    if (from && to) km += kmBetween(from, to)
  }
  return km
}

/** Another order on the way of this one that the rider may be offered with it; undefined if there is none. */
function findBeside(
  order: DispatchOrder,
  rider: DutyRider,
  rules: ChoiceRules,
  orders: readonly DispatchOrder[],
  isFree: (other: DispatchOrder) => boolean,
): DispatchOrder | undefined {
  if (rider.stops.length > 0) return undefined
  const loaded = { ...rider, jobs: rider.jobs + 1, cashKobo: rider.cashKobo + order.cashKobo }
  return orders.find(
    (other) =>
      other !== order &&
      isFree(other) &&
      other.round <= rules.rounds.length &&
      areOnOneWay(order, other) &&
      hindrancesOf(other, loaded, rules).length === 0,
  )
}

export function areOnOneWay(one: DispatchOrder, other: DispatchOrder): boolean {
  if (kmBetween(one.pickup, other.pickup) > ONE_WAY.pickupsKm) return false
  const longest = Math.max(kmBetween(one.pickup, one.dropoff), kmBetween(other.pickup, other.dropoff))
  const both = Math.min(
    kmAlong([one.pickup, other.pickup, one.dropoff, other.dropoff]),
    kmAlong([one.pickup, other.pickup, other.dropoff, one.dropoff]),
    kmAlong([other.pickup, one.pickup, one.dropoff, other.dropoff]),
    kmAlong([other.pickup, one.pickup, other.dropoff, one.dropoff]),
  )
  return both <= longest * ONE_WAY.part + ONE_WAY.km
}

/** The pairs of rider and order whose way by road is worth asking for: of each order the nearest few. */
export function pairsToAsk(
  orders: readonly DispatchOrder[],
  riders: readonly DutyRider[],
  rules: ChoiceRules,
  { ofEach, most }: { readonly ofEach: number; readonly most: number },
): readonly { readonly order: DispatchOrder; readonly rider: DutyRider & { readonly position: LngLat } }[] {
  // For more pairs than this, only straight lines are compared: asking for roads would take too long.
  if (orders.length * ofEach > most) return []
  return orders.flatMap((order) => {
    const ranked = findRound(order, riders, rules, () => undefined)?.ranked ?? []
    return ranked
      .filter((rider): rider is DutyRider & { position: LngLat } => rider.position !== null && !rider.isAsked)
      .slice(0, ofEach)
      .map((rider) => ({ order, rider }))
  })
}
