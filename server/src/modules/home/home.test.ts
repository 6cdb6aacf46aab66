import type { AddressSuggestion, ExampleFare } from '@ozi/contract'
import { expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createHomeService } from './home.service.ts'

const app = await startAppForFile()

// promise (everyone): Example fares on the home page are what these places cost once they are asked for
test('home tells fares as they are', async () => {
  const { data } = await app.client().home.facts()
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

/** Prices that go up by a naira each time. */
function createRisingHome() {
  let total = 0
  const clock = { nowMs: 0, isDown: false }
  const home = createHomeService({
    places: parts,
    pricing: {
      priceOf: () => (clock.isDown ? Promise.reject(new Error('down')) : Promise.resolve((total += 1))),
    },
    nowMs: () => clock.nowMs,
  })
  return { clock, facts: home.facts }
}

test('the answer is kept for a minute', async () => {
  const { clock, facts } = createRisingHome()
  const first = await facts()
  clock.nowMs = 59_999
  expect(await facts()).toEqual(first)
  clock.nowMs = 60_000
  expect(await facts()).not.toEqual(first)
})

test('an errand that nobody can ride now is no example', async () => {
  const home = createHomeService({
    pricing: app.parts.pricing,
    places: { ...parts, findWay: () => Promise.reject(new Refusal('NO_ROUTE')) },
  })
  expect(await home.facts()).toEqual({ fares: [] })
})

test('a failure is not kept', async () => {
  const { clock, facts } = createRisingHome()
  clock.isDown = true
  await expect(facts()).rejects.toThrow('down')
  clock.isDown = false
  expect((await facts()).fares).toHaveLength(3)
})
