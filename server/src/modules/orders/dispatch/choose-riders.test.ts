import type { Hindrance, LngLat } from '@ozi/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseRiders,
  hindrancesOf,
  type ChoiceRules,
  type DutyRider,
  type DispatchOrder,
} from './choose-riders.ts'

const CENTRE: LngLat = [7.035, 5.485]
/** A point so many kilometres east and north of the centre. */
const at = (east: number, north = 0): LngLat => [CENTRE[0] + east / 110.8, CENTRE[1] + north / 110.6]
const RULES: ChoiceRules = {
  rounds: [
    { radiusKm: 3, riders: 1 },
    { radiusKm: 6, riders: 2 },
    { radiusKm: 12, riders: 5 },
  ],
  jobsAtOnce: 2,
  cashLimitKobo: null,
}
const rider = (riderId: string, more: Partial<DutyRider> = {}): DutyRider => ({
  riderId,
  position: CENTRE,
  vehicle: 'motorcycle',
  jobs: 0,
  isAsked: false,
  cashKobo: 0,
  stops: [],
  idleMinutes: 0,
  ...more,
})
const order = (orderId: string, more: Partial<DispatchOrder> = {}): DispatchOrder => ({
  orderId,
  customerId: 'ada',
  pickup: CENTRE,
  dropoff: at(5),
  cashKobo: 100_000,
  round: 1,
  answers: new Map(),
  parcelSize: 'small',
  seconds: 0,
  ...more,
})
const asked = (orders: DispatchOrder[], riders: DutyRider[], rules = RULES) =>
  chooseRiders(orders, riders, rules).map((choice) =>
    choice.kind === 'offer' ? choice.offers.map(({ riderId }) => riderId) : choice.kind,
  )

describe('a round', () => {
  test('asks the rider whose way to the pickup is shortest', () => {
    const riders = [rider('far', { position: at(2) }), rider('near', { position: at(0.5) })]
    expect(asked([order('1')], riders)).toEqual([['near']])
    const roads = (riderId: string) => (riderId === 'near' ? 1200 : 300)
    expect(chooseRiders([order('1')], riders, RULES, roads)).toMatchObject([{ offers: [{ riderId: 'far' }] }])
  })

  test('that finds nobody near widens at once', () => {
    const riders = [rider('one', { position: at(5) }), rider('two', { position: at(0, 5.5) })]
    expect(chooseRiders([order('1')], riders, RULES)).toMatchObject([
      { kind: 'offer', round: 2, offers: [{ riderId: 'one' }, { riderId: 'two' }] },
    ])
  })

  test('asks riders last whose position nobody knows', () => {
    const hidden = rider('hidden', { position: null })
    expect(asked([order('1')], [hidden, rider('far', { position: at(10) })])).toEqual([['far', 'hidden']])
    expect(asked([order('1', { round: 3 })], [hidden])).toEqual([['hidden']])
  })

  test('asks a rider about one order at a time', () => {
    const far = order('2', { pickup: at(2), dropoff: at(-5) })
    expect(asked([order('1'), far], [rider('one')])).toEqual([['one'], 'wait'])
    expect(asked([order('1')], [rider('one', { isAsked: true })])).toEqual(['wait'])
  })

  test('gives a scarce rider the nearest order, unless another waited long', () => {
    const riders = [rider('only')]
    const far = (seconds: number) => order('far', { pickup: at(2), dropoff: at(-5), seconds })
    const near = order('near', { pickup: at(0.5), dropoff: at(5) })
    expect(asked([far(300), near], riders)).toEqual(['wait', ['only']])
    expect(asked([far(3_000), near], riders)).toEqual([['only'], 'wait'])
  })

  test('asks about two orders on one way together', () => {
    const beside = order('2', { pickup: at(0.3), dropoff: at(5.2) })
    expect(chooseRiders([order('1'), beside], [rider('one')], RULES)).toMatchObject([
      { orderId: '1', offers: [{ riderId: 'one', together: '2' }] },
      { orderId: '2', offers: [{ riderId: 'one', together: '1' }] },
    ])
    const one = { ...RULES, jobsAtOnce: 1 }
    expect(asked([order('1'), beside], [rider('one')], one)).toEqual([['one'], 'wait'])
  })

  test('opens an order that suits nobody', () => {
    expect(asked([order('1')], [])).toEqual(['open'])
    expect(asked([order('1', { round: 4 })], [rider('one')])).toEqual(['open'])
    expect(asked([order('1')], [rider('one')], { ...RULES, rounds: [] })).toEqual(['open'])
  })
})

test.each<[Hindrance, Partial<DutyRider>, Partial<DispatchOrder>]>([
  ['own_order', { riderId: 'ada' }, {}],
  ['declined', {}, { answers: new Map([['one', 'declined']]) }],
  ['vehicle', {}, { parcelSize: 'large' }],
  ['vehicle', { vehicle: 'bicycle' }, { parcelSize: 'medium' }],
  ['jobs', { jobs: 2 }, {}],
  ['cash', { cashKobo: 400_001 }, {}],
  ['other_way', { jobs: 1, stops: [at(-5)] }, {}],
])('a rider is not asked because of %s', (why, ofRider, ofOrder) => {
  const rules = { ...RULES, cashLimitKobo: 500_000 }
  const [theRider, theOrder] = [rider('one', ofRider), order('1', ofOrder)]
  expect(hindrancesOf(theOrder, theRider, rules)).toEqual([why])
  expect(asked([theOrder], [theRider], rules)).toEqual(['open'])
})

test('a large parcel is offered to a car, not to a nearer motorcycle', () => {
  const large = order('1', { parcelSize: 'large' })
  const car = rider('car', { vehicle: 'sedan', position: at(2) })
  expect(asked([large], [rider('near'), car])).toEqual([['car']])
  expect(asked([order('2', { parcelSize: 'medium' })], [rider('near'), car])).toEqual([['near']])
})

test('an order on the way of the one they carry suits a rider with a job', () => {
  const busy = rider('one', { jobs: 1, stops: [at(5)] })
  expect(asked([order('1', { pickup: at(1), dropoff: at(4) })], [busy])).toEqual([['one']])
})

const point = fc.tuple(
  fc.double({ min: -9, max: 9, noNaN: true }),
  fc.double({ min: -9, max: 9, noNaN: true }),
)
const anyRider = fc.record({
  place: fc.option(point),
  jobs: fc.nat(3),
  cashKobo: fc.nat(600_000),
  isAsked: fc.boolean(),
  stop: fc.option(point),
})
const anyOrder = fc.record({
  pickup: point,
  dropoff: point,
  cashKobo: fc.nat(300_000),
  round: fc.integer({ min: 1, max: 4 }),
  declined: fc.array(fc.nat(9), { maxLength: 3 }),
  customer: fc.nat(9),
})

// promise (rider): Nobody is offered an order beyond the cash limit, or more orders than they may have
test('whatever waits, no limit is passed and no order is left out', () => {
  const rules = { ...RULES, cashLimitKobo: 500_000 }
  fc.assert(
    fc.property(
      fc.array(anyOrder, { maxLength: 12 }),
      fc.array(anyRider, { maxLength: 10 }),
      (someOrders, someRiders) => {
        const orders = someOrders.map(({ pickup, dropoff, declined, customer, ...rest }, index) =>
          order(String(index), {
            ...rest,
            pickup: at(...pickup),
            dropoff: at(...dropoff),
            customerId: `r${customer}`,
            answers: new Map(declined.map((each) => [`r${each}`, 'declined'])),
          }),
        )
        const riders = someRiders.map(({ place, stop, ...rest }, index) =>
          rider(`r${index}`, { ...rest, position: place && at(...place), stops: stop ? [at(...stop)] : [] }),
        )
        const choices = chooseRiders(orders, riders, rules)
        expect(choices.map(({ orderId }) => orderId)).toEqual(orders.map(({ orderId }) => orderId))
        const offers = choices.flatMap((choice) =>
          choice.kind === 'offer' ? choice.offers.map((each) => ({ ...each, orderId: choice.orderId })) : [],
        )
        for (const each of riders) {
          const own = offers.filter(({ riderId }) => riderId === each.riderId)
          const ofThem = own.flatMap(({ orderId }) => orders.find((one) => one.orderId === orderId) ?? [])
          if (each.isAsked) expect(own).toEqual([])
          if (own.length === 0) continue
          expect(each.jobs + own.length).toBeLessThanOrEqual(rules.jobsAtOnce)
          const cash = ofThem.reduce((sum, { cashKobo }) => sum + cashKobo, each.cashKobo)
          expect(cash).toBeLessThanOrEqual(rules.cashLimitKobo)
          for (const one of ofThem) expect(hindrancesOf(one, each, rules)).toEqual([])
          expect(own.length === 1 || own.every(({ together }) => together !== undefined)).toBe(true)
        }
      },
    ),
  )
})
