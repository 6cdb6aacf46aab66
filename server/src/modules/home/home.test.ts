import type { AddressSuggestion, ExampleFare } from '@ozi/contract'
import { expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carry } from '../../../test/moves.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createHomeService } from './home.service.ts'

const app = await startAppForFile()

// promise (everyone): What was delivered this month, on the home page, is counted from the orders
// promise (everyone): Example fares on the home page are what these places cost once they are asked for
test('home tells this month’s deliveries, and fares as they are', async () => {
  const ada = await app.customer()
  await carry(await app.rider(), ada, await sendParcel(ada), 'delivered')
  await app.sql`
    insert into order_totals (grain, starts_at, shard, delivered)
    values ('day', order_total_start('month', now()) - interval '1 day', 0, 7)
  `
  const { data } = await app.client().home.facts()
  expect(data.delivered).toBe(1)
  expect(data.fares).toHaveLength(3)
  for (const { from, to, total, durationMinutes } of data.fares) {
    const [pickup, dropoff] = [await find(from), await find(to)]
    const { data: quote } = await app.client().pricing.quote({ kind: 'send', pickup, dropoff })
    expect(quote).toMatchObject({ total, durationMinutes })
  }
  const kilometres = data.fares.map(({ distanceKm }) => distanceKm)
  expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b))
})

/** Finds a place by its name and its point, as the page does that an example leads to. */
async function find({ placeName, coordinates }: ExampleFare['from']): Promise<AddressSuggestion> {
  const { suggestions } = await app.client().places.search({ q: placeName })
  const place = suggestions.find((each) => each.coordinates.join() === coordinates.join())
  if (!place) throw new Error(`${placeName} is not found by its name`)
  return place
}

const parts = {
  placesOf: () => app.parts.places.placesOf(['neighborhood']),
  findWay: (...ends: Parameters<TestApp['parts']['places']['findWay']>) => app.parts.places.findWay(...ends),
}

test('the answer is kept for a minute', async () => {
  let nowMs = 0
  let delivered = 1
  const home = createHomeService({
    places: parts,
    pricing: app.parts.pricing,
    nowMs: () => nowMs,
    overview: { deliveredThisMonth: async () => delivered },
  })
  expect(await home.facts()).toMatchObject({ delivered: 1 })
  delivered = 2
  nowMs = 59_999
  expect(await home.facts()).toMatchObject({ delivered: 1 })
  nowMs = 60_000
  expect(await home.facts()).toMatchObject({ delivered: 2 })
})

test('an errand that nobody can ride now is no example', async () => {
  const home = createHomeService({
    pricing: app.parts.pricing,
    overview: { deliveredThisMonth: async () => 0 },
    places: { ...parts, findWay: () => Promise.reject(new Refusal('NO_ROUTE')) },
  })
  expect(await home.facts()).toEqual({ delivered: 0, fares: [] })
})

test('a failure is not kept', async () => {
  let isDown = true
  const home = createHomeService({
    places: parts,
    pricing: app.parts.pricing,
    overview: { deliveredThisMonth: async () => (isDown ? Promise.reject(new Error('down')) : 3) },
  })
  await expect(home.facts()).rejects.toThrow('down')
  isDown = false
  expect(await home.facts()).toMatchObject({ delivered: 3 })
})
