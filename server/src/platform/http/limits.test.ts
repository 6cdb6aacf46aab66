import { expect, it } from 'vitest'
import { contract } from '@ozi/contract'
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
    const [one, other] = [createLimits(database.sql, true), createLimits(database.sql, true)]
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
