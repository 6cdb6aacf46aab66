import { chooseRiders } from '../server/src/modules/orders/dispatch/choose-riders.ts'
import { readConfig } from '../server/src/platform/config.ts'
import {
  batched,
  greedy,
  playDay,
  makeDay,
  toDispatchOrder,
  toDutyRider,
  type DayFigures,
} from './dispatch/made-up-day.ts'
import { median, quantile } from './helpers/figures.ts'

const DUE = 500
const RIDERS = 200
const ROUNDS = 15

/** The choice of riders on made-up days, beside the nearest rider and the least sum; then how long one choice takes. */
export async function run(): Promise<void> {
  compareChoices()
  measureChoice()
}

const DAYS = [1, 2, 3, 4, 5]
const CARRIERS = 40
/** From riders in plenty to more orders than they can carry. */
const ORDERS_AN_HOUR = [15, 25, 35, 45, 60]

function compareChoices(): void {
  const choices = [
    { name: 'the nearest, at once', assign: greedy, everySeconds: 5 },
    { name: 'least sum, at once', assign: batched, everySeconds: 5 },
    { name: 'least sum, each 30 s', assign: batched, everySeconds: 30 },
    { name: 'least sum, each 60 s', assign: batched, everySeconds: 60 },
  ]
  console.log(`made-up days of ten hours, ${CARRIERS} riders, medians of ${DAYS.length} days`)
  for (const perHour of ORDERS_AN_HOUR) {
    for (const { name, assign, everySeconds } of choices) {
      const lived = DAYS.map((seed) => playDay(makeDay(seed, CARRIERS, perHour), assign, everySeconds))
      const of = (figure: (day: DayFigures) => number) => median(lived.map(figure))
      console.log(
        `${String(perHour).padStart(3)} orders an hour, ${name.padEnd(20)}: to the pickup ` +
          `${of(({ pickupMinutes }) => mean(pickupMinutes)).toFixed(1)} min (p95 ` +
          `${of(({ pickupMinutes }) => quantile(pickupMinutes, 0.95)).toFixed(1)}), ` +
          `${of(({ emptyKm }) => emptyKm).toFixed(2)} km empty, unfair ${of(({ unfair }) => unfair).toFixed(3)}`,
      )
    }
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The pure function alone. */
function measureChoice(): void {
  const { orders, starts } = makeDay(1, RIDERS, 100)
  const due = orders.slice(0, DUE).map((order) => toDispatchOrder(order, order.atS))
  const riders = starts.map((position, at) => toDutyRider({ riderId: String(at), position }))
  const rules = readConfig({}).offers
  const times = Array.from({ length: ROUNDS }, () => timed(() => chooseRiders(due, riders, rules)))
  console.log(
    `choosing for ${due.length} orders among ${RIDERS} riders: median ${median(times).toFixed(1)} ms, ` +
      `longest ${Math.max(...times).toFixed(1)} ms`,
  )
}

function timed(work: () => unknown): number {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}
