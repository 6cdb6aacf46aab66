import { ACCOUNT_LIMIT, contract, IMPORT_TRIES, UNKNOWN_ID_LIMIT, WIDE_NETWORK_FACTOR } from '@ozi/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf, startTestApp, type TestApp } from '../../../test/app.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { createLimits, networkOf, networkStart } from './limits.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['102.89.34.7', '102.89.34.x'],
  ['::ffff:102.89.34.7', '102.89.34.x'],
  ['2c0f:f5c0:1:2::3', '2c0f:f5c0:1:x'],
])('of %s people are shown %s', (address, start) => expect(networkStart(address)).toBe(start))

it('counts a shared limit across processes, and any other in each one', async () => {
  const database = await createTestDatabase()
  try {
    const [one, other] = [
      createLimits({ sql: database.sql, enabled: true }),
      createLimits({ sql: database.sql, enabled: true }),
    ]
    const limit = { name: 'try', requests: 2, windowSeconds: 60 }
    const refusedOfFour = async (isShared: boolean) => {
      const named = { ...limit, name: `try-${String(isShared)}`, isShared }
      let refused = 0
      for (const { countRequest } of [one, other, one, other]) {
        await countRequest(named, '203.0.113.7').catch(() => (refused += 1))
      }
      return refused
    }
    expect(await refusedOfFour(true)).toBe(2)
    expect(await refusedOfFour(false)).toBe(0)
    await one.counter(limit).count('somebody')
    await other.counter(limit).count('somebody')
    await expect(one.counter(limit).count('somebody')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  } finally {
    await database.drop()
  }
})

it.each(['signup', 'login', 'enterCode', 'resendCode', 'password', 'newPassword'] as const)(
  'what guards accounts is counted across processes: %s',
  (call) => {
    expect(contract.accounts[call]['~orpc'].meta.limit?.isShared).toBe(true)
  },
)

describe('calls of somebody signed in', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'on' })
  })
  afterAll(() => app.stop())

  /** The statuses of as many calls at once, counted. */
  async function statuses(calls: number, ask: (call: number) => Promise<{ status: number }>) {
    const answers = await Promise.all(Array.from({ length: calls }, (_, call) => ask(call)))
    return Object.fromEntries(
      [200, 404, 429].map((each) => [each, answers.filter(({ status }) => status === each).length]),
    )
  }

  // promise (operator): Nobody signed in reads more than 300 times in ten seconds
  it('are limited by account, from whatever address', async () => {
    const { token } = await app.newcomer()
    const ask = (call: number) =>
      app.request('GET', '/auth/user/verify-token', { token, from: `198.51.100.${call % 250}` })
    expect(await statuses(ACCOUNT_LIMIT.requests + 5, ask)).toMatchObject({
      200: ACCOUNT_LIMIT.requests,
      429: 5,
    })
    const refused = await ask(0)
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('wait') })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { token: ofAnother } = await app.newcomer()
    expect((await app.request('GET', '/auth/user/verify-token', { token: ofAnother })).status).toBe(200)
  })

  // promise (operator): Nobody looks for other people's records by trying ids
  it('end for whoever tries many ids; lists still answer', async () => {
    const { token } = await app.customer()
    const id = () => `01890000-0000-7000-8000-${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}`
    const ask = () => app.request('GET', `/orders/${id()}`, { token })
    const { requests } = UNKNOWN_ID_LIMIT
    expect(await statuses(requests, ask)).toMatchObject({ 404: requests })
    expect(await statuses(5, ask)).toMatchObject({ 429: 5 })
    expect((await app.request('GET', '/user/orders', { token })).status).toBe(200)
  })
})

describe('files to import', () => {
  // promise (operator): Nobody keeps the server busy with files to import
  it('are limited by account, preview and import together', async () => {
    const app = await startTestApp({ RATE_LIMITS: 'on' })
    try {
      const [shop, other] = [await app.vendor(), await app.vendor()]
      const preview = (who: typeof shop) => refusalOf(who.client.itemImports.previewOwn({ csv: 'x' }))
      for (let tries = 0; tries < IMPORT_TRIES.requests; tries++) {
        expect(await preview(shop)).toMatchObject({ code: 'VALIDATION' })
      }
      expect(await preview(shop)).toMatchObject({ code: 'RATE_LIMITED' })
      const importing = shop.client.itemImports.importOwn({ csv: 'x', plan: 'x' })
      expect(await refusalOf(importing)).toMatchObject({ code: 'RATE_LIMITED' })
      expect(await preview(other)).toMatchObject({ code: 'VALIDATION' })
    } finally {
      await app.stop()
    }
  })
})

describe('IPv6 networks', () => {
  it('of one /48 share a looser limit, and other ones do not', async () => {
    const database = await createTestDatabase()
    try {
      const { countRequest } = createLimits({ sql: database.sql, enabled: true })
      const limit = { name: 'wide', requests: 1, windowSeconds: 60 }
      const refusedOf = async (addresses: readonly string[]) => {
        let refused = 0
        for (const address of addresses) await countRequest(limit, address).catch(() => (refused += 1))
        return refused
      }
      const inOne = Array.from(
        { length: WIDE_NETWORK_FACTOR + 3 },
        (_, index) => `2001:db8:1:${index + 1}::1`,
      )
      expect(await refusedOf(inOne)).toBe(3)
      expect(await refusedOf(['2001:db8:2:1::1', '2001:db8:2:1::2', '203.0.113.1'])).toBe(1)
    } finally {
      await database.drop()
    }
  })
})
