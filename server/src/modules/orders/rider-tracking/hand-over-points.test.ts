import type { AddressSuggestion, LngLat, Order } from '@ozi/contract'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { startTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import { remit } from '../../../../test/cash.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carry, move, ownView } from '../../../../test/moves.ts'
import { photograph } from '../../../../test/photos.ts'

const app = await startAppForFile()
const [emeka, uche] = [await sharingRider(), await sharingRider()]

async function sharingRider(): Promise<Person> {
  const rider = await app.rider()
  await rider.client.riderTracking.update({ isGiven: true })
  return rider
}

const found = async (name: string, at: TestApp = app) => {
  const { suggestions } = await at.client().places.search({ q: name })
  const place = suggestions.find(({ placeName }) => placeName === name)
  if (!place) throw new Error(`the map has no ${name}`)
  return place
}
const north = ([lng, lat]: LngLat, metres: number): LngLat => [lng, lat + metres / 111_195]

const send = (rider: Person, coordinates: LngLat, accuracy = 10) =>
  rider.client.riderTracking.send({ locations: [{ coordinates, accuracy, at: new Date().toISOString() }] })

/** An order that its rider is about to hand over, standing at a point. */
async function arrive(
  ...[rider, customer, dropLocation, at, words = 'Blue gate', accuracy]: [
    Person,
    Person,
    AddressSuggestion,
    LngLat,
    words?: string,
    accuracy?: number,
  ]
): Promise<Order> {
  const order = await sendParcel(customer, { dropLocation, receiverAddress: words })
  await carry(rider, customer, order, 'arrived_at_dropoff')
  await send(rider, at, accuracy)
  return order
}
async function deliver(...given: Parameters<typeof arrive>): Promise<Order> {
  const [rider, customer] = given
  const order = await arrive(...given)
  await carry(rider, customer, order, 'delivered')
  return order
}

const recentOf = async (customer: Person, name: string) =>
  (await customer.client.orders.recentPlaces()).places
    .filter(({ place }) => place.placeName === name)
    .map(({ place, address }) => [...place.coordinates, address])
const pointsOf = (order: Order) => app.sql`select from hand_over_points where order_id = ${order._id}`

// promise (customer): Where three customers' orders were handed over, a place of the map is found from then on
test('three hand-overs of two riders move a place of the map for everybody', async () => {
  const place = await found('Maria Assumpta Cathedral')
  const [ada, obi, ify] = [await app.customer(), await app.customer(), await app.customer()]
  const refined = {
    ...place,
    coordinates: [place.coordinates[0], Number(north(place.coordinates, 110)[1].toFixed(5))],
  }
  await deliver(emeka, ada, place, north(place.coordinates, 110))
  await deliver(emeka, obi, place, north(place.coordinates, 100))
  await deliver(emeka, ify, place, north(place.coordinates, 125))
  await app.parts.places.refreshRefined()
  expect(await found(place.placeName), 'of one rider alone').toEqual(place)
  await deliver(uche, ify, place, north(place.coordinates, 120))
  expect(await found(place.placeName), 'read within a minute').toEqual(place)
  await app.parts.places.refreshRefined()
  expect(await found(place.placeName)).toEqual(refined)
  expect(await recentOf(ada, place.placeName)).toEqual([[...refined.coordinates, 'Blue gate']])
  const restarted = await startTestApp({}, app)
  try {
    expect(await found(place.placeName, restarted)).toEqual(refined)
  } finally {
    await restarted.stop()
  }
  expect(await app.sql`select * from refined_places`).toEqual([
    {
      place_name: place.placeName,
      place_longitude: place.coordinates[0],
      place_latitude: place.coordinates[1],
      longitude: refined.coordinates[0],
      latitude: refined.coordinates[1],
      hand_overs: 3,
    },
  ])
})

test('the words of one customer get a point for that customer alone', async () => {
  const [ada, obi] = [await app.customer(), await app.customer()]
  const street: AddressSuggestion = {
    ...(await found('Wetheral Road')),
    placeName: 'Mama Nkechi, Wetheral Road',
  }
  const door = north(street.coordinates, 90)
  for (let order = 0; order < 3; order += 1) await deliver(emeka, ada, street, door, 'Green gate')
  await sendParcel(ada, { dropLocation: street, receiverAddress: 'The shop on the corner' })
  await sendParcel(obi, { dropLocation: street, receiverAddress: 'Green gate' })
  await app.parts.places.refreshRefined()
  expect(await recentOf(ada, street.placeName)).toEqual([
    [...street.coordinates, 'The shop on the corner'],
    [door[0], Number(door[1].toFixed(5)), 'Green gate'],
  ])
  expect(await recentOf(obi, street.placeName)).toEqual([[...street.coordinates, 'Green gate']])
  expect(await app.sql`select from refined_places where place_name = ${street.placeName}`).toHaveLength(0)
})

test('only a rider who stands there at the right code says where it is', async () => {
  const [ada, place] = [await app.customer(), await found('Relief Market')]
  const near = north(place.coordinates, 50)
  const kept = await deliver(emeka, ada, place, near)
  expect(await pointsOf(kept)).toHaveLength(1)
  const elsewhere = await deliver(emeka, ada, place, north(place.coordinates, 400))
  const inaccurate = await deliver(emeka, ada, place, near, 'Blue gate', 80)
  const late = await arrive(emeka, ada, place, near)
  await app.sql`update order_positions set at = at - interval '61 s' where order_id = ${late._id}`
  await carry(emeka, ada, late, 'delivered')
  const withdrawn = await arrive(uche, ada, place, near)
  await uche.client.riderTracking.update({ isGiven: false })
  await carry(uche, ada, withdrawn, 'delivered')
  const byPhoto = await arrive(emeka, ada, place, near)
  await move(emeka, byPhoto, 'delivered', { photo: await photograph(60, 40) })
  for (const order of [elsewhere, inaccurate, late, withdrawn, byPhoto]) {
    expect((await ownView(ada, order)).status).toBe('delivered')
    expect(await pointsOf(order)).toHaveLength(0)
  }
})

test('a hand-over point is erased with its customer, and with its rider', async () => {
  const [ada, obi, rider, admin] = [
    await app.customer(),
    await app.customer(),
    await sharingRider(),
    await app.admin(),
  ]
  const place = await found('Relief Market')
  const [ofAda, ofObi] = [
    await deliver(emeka, ada, place, place.coordinates),
    await deliver(rider, obi, place, place.coordinates),
  ]
  const kept = async () => [(await pointsOf(ofAda)).length, (await pointsOf(ofObi)).length]
  expect(await kept()).toEqual([1, 1])
  await admin.client.customers.remove({ id: ada.user._id })
  expect(await kept()).toEqual([0, 1])
  await remit(admin, rider, ofObi.fee)
  await admin.client.riders.remove({ id: rider.user._id })
  expect(await kept()).toEqual([0, 0])
})
