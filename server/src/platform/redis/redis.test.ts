import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { connect, listen } from '../../../test/sockets.ts'
import { speakRedis, type FakeRedis } from '../../../test/speak-redis.ts'

let redis: FakeRedis
let one: TestApp
let other: TestApp
let ada: Person
beforeAll(async () => {
  redis = await speakRedis()
  one = await startTestApp({ REDIS_URL: redis.url })
  other = await startTestApp({ REDIS_URL: redis.url, RATE_LIMITS: 'on' }, one)
  ada = await one.customer()
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await redis.goAway()
})

const SEARCHES = 120

/** How many of as many searches for a place from one address, at each app in turn, were refused. */
async function refusedOf(searches: number, from: string, apps: readonly TestApp[]): Promise<number> {
  const ask = (app: TestApp | undefined) => app?.request('GET', '/places/search?q=Wetheral', { from })
  const answers = await Promise.all(
    Array.from({ length: searches }, (_, index) => ask(apps[index % apps.length])),
  )
  return answers.filter((answer) => answer?.status === 429).length
}

// promise (operator): With Redis, limits per address hold over all processes
test('a limit per address is counted over all processes', async () => {
  const third = await startTestApp({ REDIS_URL: redis.url, RATE_LIMITS: 'on' }, one)
  expect(await refusedOf(SEARCHES + 10, '203.0.113.9', [other, third])).toBe(10)
  await third.stop()
})

test('events reach other processes without a database connection', async () => {
  const listener = await connect(await listen(other), ada.token)
  const order = await sendParcel(ada)
  expect((await listener.hears(order, 'created')).number).toBe(order.number)
  listener.close()
  const open = await one.sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = 'ozi sockets'`
  expect(open).toEqual([])
})

// promise (operator): Nothing stops while Redis is away, and open pages catch up afterwards
test('while Redis is away all goes on, and afterwards clients connect again', async () => {
  const here = await connect(await listen(one), ada.token)
  const there = await connect(other.server.listeningOrigin, ada.token)
  await redis.goAway()
  const order = await sendParcel(ada)
  await here.hears(order, 'created')
  expect(await refusedOf(SEARCHES + 10, '203.0.113.10', [other])).toBe(10)
  await expect.poll(() => other.logText().split('"Redis: ').length - 1).toBe(1)
  expect(other.logText()).not.toContain('secret')
  expect(await problemsOf(other)).toEqual(['redis'])

  await redis.comeBack()
  expect(await there.cut).toBe('transport close')
  const again = await connect(other.server.listeningOrigin, ada.token)
  const later = await sendParcel(ada)
  await again.hears(later, 'created')
  again.close()
  expect(await problemsOf(other)).toEqual([])
})
