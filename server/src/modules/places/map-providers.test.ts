import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import {
  byPath,
  json,
  osrmAnswer,
  startFakeProvider,
  type FakeProvider,
} from '../../../test/map-providers.ts'

let fake: FakeProvider
let app: TestApp
beforeAll(async () => {
  fake = await startFakeProvider(byPath({ '/route': json(osrmAnswer) }))
  app = await startTestApp({ MAPS_PROVIDER: 'osm', PHOTON_URL: fake.url, OSRM_URL: fake.url })
})
afterAll(async () => {
  await app.stop()
  await fake.stop()
})

const place = (name: string, lng: number, lat: number) => ({
  placeName: name,
  coordinates: [lng, lat] as [number, number],
})

async function mapOfQuote(pickupLng: number): Promise<object | undefined> {
  const { data } = await app.client().pricing.quote({
    kind: 'send',
    pickup: place('A blue gate', pickupLng, 5.48),
    dropoff: place('A red gate', 7.04, 5.49),
  })
  const [kept] = await app.sql<object[]>`
    select maps_provider as provider, maps_quality as quality from quotes where _id = ${data._id}
  `
  return kept
}

// promise (staff): A quote names the map that its way came from, and the staff see when the map provider is away
test('a quote names the map that answered, and staff see who does not', async () => {
  const [finance, admin] = [await app.staff('finance'), await app.admin()]
  const stateNow = () => finance.client.operations.maps()
  expect(await mapOfQuote(7.03)).toEqual({ provider: 'osm', quality: 'surveyed' })
  expect(await stateNow()).toEqual({ provider: 'osm', quality: 'surveyed', failing: [], fallsBack: true })
  fake.behave(json({}, 500))
  for (const lng of [7.031, 7.032, 7.033]) {
    expect(await mapOfQuote(lng)).toEqual({ provider: 'embedded', quality: 'sketch' })
  }
  expect(await stateNow()).toMatchObject({ quality: 'sketch', failing: [{ service: 'routes' }] })
  await app.parts.operations.watch()
  const { problems } = (await admin.client.operations.health()).data
  expect(problems.map(({ name }) => name)).toContain('maps')
})
