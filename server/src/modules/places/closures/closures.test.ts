import type { ClosureGeometry, ClosureInput, LngLat } from '@ozi/contract'
import { buildRegion, defaultRegionFile, loadRegion } from '@ozi/geo'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../../test/app.ts'
import { futo, ikenegbu, quoteFor, sendParcel } from '../../../../test/deliveries.ts'
import { carry } from '../../../../test/moves.ts'
import { connect, listen } from '../../../../test/sockets.ts'
import { closedRoads } from '../closed-roads.ts'

let app: TestApp
let dispatcher: Person
/** On a road of the way from Ikenegbu to FUTO. */
let onWay: ClosureGeometry
beforeAll(async () => {
  app = await startTestApp()
  dispatcher = await app.staff('support')
  const { geometry } = await wayToFuto()
  const line = geometry.coordinates
  const middles = line.slice(2, -1).map(([lng, lat], i): LngLat => {
    const [beforeLng, beforeLat] = line[i + 1] ?? [lng, lat]
    return [(lng + beforeLng) / 2, (lat + beforeLat) / 2]
  })
  onWay = { type: 'MultiPoint', coordinates: [middles[Math.floor(middles.length / 2)] ?? [0, 0]] }
})
afterAll(() => app.stop())
afterEach(async () => {
  vi.useRealTimers()
  await app.sql`truncate road_closures`
  await app.parts.closed.read()
})

const wayToFuto = () =>
  app.client().places.directions({ from: ikenegbu.coordinates.join(), to: futo.coordinates.join() })
const close = async (input: Partial<ClosureInput> = {}) =>
  (await dispatcher.client.closures.add({ geometry: onWay, reason: 'Burst pipe', endsAt: null, ...input }))
    .data
const kmOf = async (at = app) => (await quoteFor({ client: at.client() })).distanceKm
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

// promise (staff): Fares follow a closed road at once, and those that customers were shown stay
test('a new quote goes round a closed road, an old one keeps its fare', async () => {
  const customer = await app.customer()
  const before = await quoteFor(customer)
  const { _id: id } = await close()
  const during = await quoteFor(customer)
  expect(during.distanceKm).toBeGreaterThan(before.distanceKm)
  expect(during.total).toBeGreaterThan(before.total)
  expect((await wayToFuto()).closed).toHaveLength(1)
  expect(await sendParcel(customer, {}, before)).toMatchObject({ fee: before.total })
  await dispatcher.client.closures.end({ id })
  expect(await quoteFor(customer)).toMatchObject({ distanceKm: before.distanceKm, total: before.total })
  expect((await wayToFuto()).closed).toEqual([])
})

// promise (everyone): The arrival follows a closed road, as the fare does
test('a closed road on the way ahead makes the arrival later', async () => {
  const customer = await app.customer()
  const [lng, lat] = ikenegbu.coordinates
  // Not the arrival itself: by night the way round takes less than the full minutes it is rounded to.
  const secondsAhead = async () => {
    const rider = await app.rider()
    await rider.client.riderTracking.update({ isGiven: true })
    const order = await sendParcel(customer)
    await carry(rider, customer, order, 'enroute_to_dropoff')
    const at = new Date().toISOString()
    await rider.client.riderTracking.send({ locations: [{ coordinates: [lng, lat], accuracy: 10, at }] })
    const [way] = await app.sql<
      { way_s: number }[]
    >`select way_s from order_positions where order_id = ${order._id}`
    return way?.way_s
  }
  const before = await secondsAhead()
  if (before === undefined) throw new Error('nobody knows the way')
  const [, from = [0, 0], to = [0, 0]] = (await wayToFuto()).geometry.coordinates
  const between: LngLat = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  await close({ geometry: { type: 'MultiPoint', coordinates: [between] } })
  expect(await secondsAhead()).toBeGreaterThan(before + 60)
})

test('a closure is listed with who, why, its roads, and how it ended', async () => {
  const { _id: id } = await close({ endsAt: inHours(2) })
  const finance = await app.staff('finance')
  const { closures, areFollowed } = await finance.client.closures.list({ state: 'inForce' })
  expect(areFollowed).toBe(true)
  expect(closures).toMatchObject([
    {
      _id: id,
      reason: 'Burst pipe',
      createdBy: dispatcher.user.name,
      isInForce: true,
      ended: null,
      dataVersion: (await loadRegion(defaultRegionFile)).dataVersion,
      roads: [{ name: expect.any(String), km: expect.any(Number) }],
      lines: [expect.any(Array)],
    },
  ])
  await dispatcher.client.closures.end({ id })
  const { data: again } = await (await app.admin()).client.closures.end({ id })
  expect(again).toMatchObject({ isInForce: false, ended: { by: dispatcher.user.name }, lines: [] })
  expect((await finance.client.closures.list({ state: 'inForce' })).closures).toEqual([])
  expect((await finance.client.closures.list({ state: 'past' })).closures).toMatchObject([{ _id: id }])
  expect(await refusalOf(finance.client.closures.end({ id }))).toMatchObject({ status: 403 })
})

test('a closure with an end ends by itself', async () => {
  const openKm = await kmOf()
  await close({ endsAt: inHours(2) })
  expect(await kmOf()).toBeGreaterThan(openKm)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 })
  expect(await kmOf()).toBe(openKm)
})

test('other processes follow at once, and one that starts later', async () => {
  const openKm = await kmOf()
  const other = await startTestApp({}, app)
  try {
    const { _id: id } = await close()
    const closedKm = await kmOf()
    expect(closedKm).toBeGreaterThan(openKm)
    await vi.waitFor(async () => expect(await kmOf(other)).toBe(closedKm), { timeout: 20_000 })
    const later = await startTestApp({}, app)
    expect(await kmOf(later)).toBe(closedKm)
    await later.stop()
    await dispatcher.client.closures.end({ id })
    await vi.waitFor(async () => expect(await kmOf(other)).toBe(openKm), { timeout: 20_000 })
  } finally {
    await other.stop()
  }
})

test('open pages of the staff hear of it', async () => {
  const listener = await connect(await listen(app), dispatcher.token)
  await close()
  await listener.isTold('closures_changed')
  listener.close()
})

const preview = async (input: Parameters<typeof dispatcher.client.closures.preview>[0]) =>
  (await dispatcher.client.closures.preview(input)).data

test('a line and an area say which roads they would close', async () => {
  const [[lng, lat] = [0, 0]] = onWay.coordinates as LngLat[]
  const { roads } = await preview({ geometry: onWay })
  const around = (side: number): ClosureGeometry => ({
    type: 'Polygon',
    coordinates: [
      [
        [lng - side, lat - side],
        [lng + side, lat - side],
        [lng + side, lat + side],
        [lng - side, lat + side],
      ],
    ],
  })
  const across: ClosureGeometry = {
    type: 'LineString',
    coordinates: [
      [lng - 1e-4, lat - 1e-4],
      [lng + 1e-4, lat + 1e-4],
    ],
  }
  expect((await preview({ geometry: around(1e-4) })).roads).toEqual(roads)
  expect((await preview({ geometry: across })).roads).toEqual(roads)
  expect((await preview({ geometry: around(0.1) })).roads.length).toBeGreaterThan(10)
  const [longest, next] = (await preview({ geometry: around(0.1) })).roads
  expect(longest?.km).toBeGreaterThan(next?.km ?? Infinity)
  expect(await kmOf(), 'nothing is closed').toBeGreaterThan(0)
  expect((await dispatcher.client.closures.list({})).closures).toEqual([])
})

const wetheral = { name: 'Wetheral Road', at: [7.0195, 5.4873] as LngLat }

test('a street is chosen by its name, or its part by two places', async () => {
  const whole = await preview({ street: wetheral })
  expect(whole.roads).toMatchObject([{ name: 'Wetheral Road' }])
  const [from = [0, 0], to = [0, 0]] = [whole.lines[0]?.at(0), whole.lines[0]?.at(-1)] as LngLat[]
  const part = await preview({ street: wetheral, between: [from, to] })
  expect(part.lines).toHaveLength(1)
  expect(part.lines[0]).toEqual(whole.lines[0])
  const between = await preview({ between: [ikenegbu.coordinates, futo.coordinates] })
  expect(between.roads.length).toBeGreaterThan(2)
  expect((await preview({ geometry: between.geometry })).roads).toEqual(between.roads)
})

test.each([
  ['no road', 'geometry', { geometry: { type: 'MultiPoint', coordinates: [[6.86, 5.31]] } }],
  ['an unknown street', 'street', { street: { ...wetheral, name: 'Nowhere Street' } }],
  ['two places without a way', 'between', { between: [futo.coordinates, [6.86, 5.31]] }],
  ['a place far from the street', 'between', { street: wetheral, between: [futo.coordinates, wetheral.at] }],
  ['nothing', 'street', {}],
] as const)('%s is refused beside its field', async (_what, field, input) => {
  const refused = await app.request('POST', '/admin/closures/preview', {
    token: dispatcher.token,
    body: JSON.stringify(input),
  })
  expect(refused.json()).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { [field]: expect.any(String) } },
  })
})

test('a closure without a reason, or that ends in the past, is refused', async () => {
  expect(await refusalOf(close({ reason: ' ' }))).toMatchObject({
    data: { fields: { reason: expect.any(String) } },
  })
  expect(await refusalOf(close({ endsAt: inHours(-1) }))).toMatchObject({
    data: { fields: { endsAt: 'Please choose a time in the future.' } },
  })
  const nowhere: ClosureGeometry = { type: 'MultiPoint', coordinates: [[6.86, 5.31]] }
  expect(await refusalOf(close({ geometry: nowhere }))).toMatchObject({
    data: { fields: { geometry: expect.any(String) } },
  })
})

test('other map data find the closed roads anew', async () => {
  const owerri = await loadRegion(defaultRegionFile)
  const line: LngLat[] = [
    [7, 5.4],
    [7.01, 5.4],
    [7.02, 5.4],
  ]
  const roadOf = (from: number, to: number) => ({
    from,
    to,
    name: 'Hospital Road',
    highway: 'residential',
    oneway: false,
    geometry: line.slice(from, to + 1),
  })
  const regionOf = (roads: ReturnType<typeof roadOf>[]) =>
    buildRegion(owerri, [], { junctions: line, roads, restrictions: [] }, { words: {}, names: {} })
  const closed = [{ type: 'MultiPoint' as const, coordinates: [[7.0151, 5.4] as LngLat] }]
  expect([...closedRoads(regionOf([roadOf(0, 1), roadOf(1, 2)]), closed).keys()]).toEqual([1])
  expect([...closedRoads(regionOf([roadOf(1, 2), roadOf(0, 1)]), closed).keys()]).toEqual([0])
  expect([...closedRoads(regionOf([roadOf(0, 1)]), closed).keys()]).toEqual([])
})
