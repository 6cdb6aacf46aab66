import { ACCOUNT_LOGIN_LIMIT } from '@ozi/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp } from '../../../../test/app.ts'

const app = await startTestApp({ RATE_LIMITS: 'on' })
afterAll(() => app.stop())
beforeEach(() => app.sql`truncate rate_limits`)

const login = (email: string, password: string, from: string, headers: Record<string, string> = {}) =>
  app.request('POST', '/auth/user/login', { body: JSON.stringify({ email, password }), from, headers })

describe('limits', () => {
  it('the eleventh login of a minute from one address is refused', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await login(`somebody${count}@ozi.test`, 'wrong', '192.0.2.1')).status).toBe(401)
    }
    const refused = await login('somebody@ozi.test', 'wrong', '192.0.2.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const unread = await app.request('POST', '/auth/user/login', { body: '{', from: '192.0.2.1' })
    expect(unread.status).toBe(429)
    expect((await login('somebody@ozi.test', 'wrong', '192.0.2.2')).status).toBe(401)
  })

  it('a forged X-Forwarded-For is no help', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      const forged = { 'x-forwarded-for': `198.51.100.${count}` }
      statuses.push((await login(`forged${count}@ozi.test`, 'wrong', '192.0.2.3', forged)).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  // promise (operator): Behind a proxy, limits count the address that it saw
  it('behind a proxy, the address that the proxy saw is counted', async () => {
    const proxied = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }, app)
    const tryFrom = (seen: string, forged: string) =>
      proxied.request('POST', '/auth/user/login', {
        body: JSON.stringify({ email: `${forged}@ozi.test`, password: 'wrong' }),
        from: '10.0.0.1',
        headers: { 'x-forwarded-for': `${forged}, ${seen}` },
      })
    try {
      const statuses: number[] = []
      for (let count = 0; count < 12; count += 1) {
        statuses.push((await tryFrom('203.0.113.9', `198.51.100.${count}`)).status)
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(2)
      expect((await tryFrom('203.0.113.10', '198.51.100.1')).status).toBe(401)
    } finally {
      await proxied.stop()
    }
  })

  // promise (everyone): After ten wrong passwords, the right one waits too
  it('one account takes ten wrong passwords, then not even the right one', async () => {
    await app.newcomer({ email: 'target@ozi.test' })
    await app.sql`truncate rate_limits`
    const guesses = await Promise.all(
      Array.from({ length: ACCOUNT_LOGIN_LIMIT.failures + 5 }, (_, index) =>
        login('target@ozi.test', `guess ${index}`, `203.0.113.${index}`),
      ),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(ACCOUNT_LOGIN_LIMIT.failures)
    expect((await login('target@ozi.test', PASSWORD, '203.0.113.99')).status).toBe(429)
    expect((await login('Target@ozi.test', PASSWORD, '203.0.113.98')).status).toBe(429)
  })

  it('an unknown address is refused after as many', async () => {
    const statuses: number[] = []
    for (let count = 0; count <= ACCOUNT_LOGIN_LIMIT.failures; count += 1) {
      statuses.push((await login('nobody@ozi.test', 'a guess', `203.0.113.${count}`)).status)
    }
    expect(statuses.at(-2)).toBe(401)
    expect(statuses.at(-1)).toBe(429)
  })

  it('a right password forgives the wrong ones before it', async () => {
    await app.newcomer({ email: 'forgetful@ozi.test' })
    for (let round = 0; round < 2; round += 1) {
      for (let count = 1; count < ACCOUNT_LOGIN_LIMIT.failures; count += 1) {
        expect((await login('forgetful@ozi.test', 'a guess', `203.0.113.${count + round * 20}`)).status).toBe(
          401,
        )
      }
      expect((await login('forgetful@ozi.test', PASSWORD, `203.0.113.${100 + round}`)).status).toBe(200)
    }
  })

  it('twenty sign-ups an hour from one address, then none', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      const answer = await app.request('POST', '/auth/user/signup', { body: '{}', from: '192.0.2.9' })
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400))
    expect(statuses[20]).toBe(429)
  })
})
