import type { LngLat } from '../../contract/src/index.ts'
import { haversineM } from '../../geo/src/index.ts'
import {
  chooseRiders,
  type ChoiceRules,
  type DispatchOrder,
  type DutyRider,
} from '../../server/src/modules/orders/dispatch/choose-riders.ts'
import { assignAtLeastCost } from './assign-at-least-cost.ts'

const CENTRE: LngLat = [7.035, 5.485]
const KM_PER_DEGREE = 110.7
const DETOUR = 1.35
const SPEED_KMH = 25
const HAND_OVER_MINUTES = 3
const DAY_HOURS = 10
const TICK_SECONDS = 5

export const RULES: ChoiceRules = {
  rounds: [
    { radiusKm: 3, riders: 1 },
    { radiusKm: 6, riders: 1 },
    { radiusKm: 40, riders: 1 },
  ],
  jobsAtOnce: 1,
  cashLimitKobo: null,
}

/** An order of a made-up day. */
interface DayOrder {
  readonly orderId: string
  /** Seconds since the day began. */
  readonly atS: number
  readonly pickup: LngLat
  readonly dropoff: LngLat
}

interface Carrier {
  readonly riderId: string
  position: LngLat
  freeAtS: number
  jobs: number
}

export interface Day {
  readonly orders: readonly DayOrder[]
  readonly starts: readonly LngLat[]
}

/** The figures of a day under one choice of riders. */
export interface DayFigures {
  /** Minutes from each order to its pickup. */
  readonly pickupMinutes: readonly number[]
  /** Kilometres ridden without a parcel, on average for an order. */
  readonly emptyKm: number
  /** The share of jobs that other riders would have to get so that all have equally many: 0 is fair. */
  readonly unfair: number
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A day of a city: most pickups around the centre, dropoffs everywhere, a lunch and an evening with twice as many. */
export function makeDay(seed: number, riders: number, ordersPerHour: number): Day {
  const random = seeded(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const point = (spreadKm: number): LngLat => [
    CENTRE[0] + (normal() * spreadKm) / KM_PER_DEGREE,
    CENTRE[1] + (normal() * spreadKm) / KM_PER_DEGREE,
  ]
  const orders: DayOrder[] = []
  const busiest = ordersPerHour * 1.6
  let atS = 0
  for (;;) {
    atS += (-Math.log(1 - random()) / busiest) * 3600
    if (atS > DAY_HOURS * 3600) break
    const hour = Math.floor(atS / 3600)
    const isBusy = hour === 3 || hour === 4 || hour === 8
    if (random() < (isBusy ? 1 : 0.46)) {
      orders.push({ orderId: String(orders.length), atS, pickup: point(2.5), dropoff: point(4) })
    }
  }
  return { orders, starts: Array.from({ length: riders }, () => point(3)) }
}

type OpenOrders = readonly DayOrder[]
type Pair = { readonly order: DayOrder; readonly rider: Carrier }
type Assign = (waiting: OpenOrders, free: readonly Carrier[]) => Pair[]

const roadKm = (from: LngLat, to: LngLat): number => (haversineM(...from, ...to) / 1000) * DETOUR

/** An order of a day as the choice of riders takes it. @param nowS seconds since the day began */
export const toDispatchOrder = (
  { orderId, pickup, dropoff, atS }: DayOrder,
  nowS: number,
): DispatchOrder => ({
  orderId,
  pickup,
  dropoff,
  customerId: '',
  parcelSize: 'small',
  seconds: nowS - atS,
  cashKobo: 0,
  round: 1,
  answers: new Map(),
})

/** A free rider as the choice of riders takes them. */
export const toDutyRider = ({ riderId, position }: Pick<Carrier, 'riderId' | 'position'>): DutyRider => ({
  riderId,
  position,
  vehicle: 'motorcycle',
  jobs: 0,
  isAsked: false,
  cashKobo: 0,
  stops: [],
  idleMinutes: 0,
})

/** Ozi's own choice, with riders who take what they are asked. */
export const greedy: Assign = (waiting, free) => {
  const latestS = Math.max(...waiting.map(({ atS }) => atS))
  const orders = waiting.map((order) => toDispatchOrder(order, latestS))
  const byId = new Map(free.map((rider) => [rider.riderId, rider]))
  return chooseRiders(orders, free.map(toDutyRider), RULES).flatMap((choice, at) => {
    const [order] = waiting.slice(at, at + 1)
    const rider = choice.kind === 'offer' ? byId.get(choice.offers[0]?.riderId ?? '') : undefined
    return order && rider ? [{ order, rider }] : []
  })
}

/** Assigns all waiting orders at once, the longest waiting if riders are few, with the least kilometres in all. */
export const batched: Assign = (waiting, free) => {
  const first = waiting.slice(0, free.length)
  const costs = first.map(({ pickup }) => free.map(({ position }) => roadKm(position, pickup)))
  return assignAtLeastCost(costs).flatMap((column, row) => {
    const [order, rider] = [first[row], column === null ? undefined : free[column]]
    return order && rider ? [{ order, rider }] : []
  })
}

/** Plays a day. @param everySeconds how long orders are gathered before riders are chosen for them */
export function playDay({ orders, starts }: Day, assign: Assign, everySeconds: number): DayFigures {
  const riders = starts.map((position, at): Carrier => ({
    riderId: String(at),
    position,
    freeAtS: 0,
    jobs: 0,
  }))
  const pickupMinutes: number[] = []
  let emptyKm = 0
  let waiting: DayOrder[] = []
  let next = 0
  for (let nowS = 0; next < orders.length || waiting.length > 0; nowS += TICK_SECONDS) {
    for (let order = orders[next]; order && order.atS <= nowS; order = orders[next]) {
      waiting.push(order)
      next += 1
    }
    if (nowS % everySeconds !== 0 || waiting.length === 0) continue
    const free = riders.filter(({ freeAtS }) => freeAtS <= nowS)
    const taken = new Set<string>()
    for (const { order, rider } of assign(waiting, free)) {
      const km = roadKm(rider.position, order.pickup)
      const pickedUpS = nowS + (km / SPEED_KMH) * 3600 + HAND_OVER_MINUTES * 60
      pickupMinutes.push((pickedUpS - order.atS) / 60)
      emptyKm += km
      rider.position = order.dropoff
      rider.freeAtS =
        pickedUpS + (roadKm(order.pickup, order.dropoff) / SPEED_KMH) * 3600 + HAND_OVER_MINUTES * 60
      rider.jobs += 1
      taken.add(order.orderId)
    }
    waiting = waiting.filter(({ orderId }) => !taken.has(orderId))
  }
  const mean = orders.length / riders.length
  const moved = riders.reduce((sum, { jobs }) => sum + Math.max(0, jobs - mean), 0)
  return { pickupMinutes, emptyKm: emptyKm / orders.length, unfair: moved / orders.length }
}
