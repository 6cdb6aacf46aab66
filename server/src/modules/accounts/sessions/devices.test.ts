import { ACCOUNT_LOGIN_LIMIT, DEVICE } from '@ozi/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../../test/app.ts'

const app = await startTestApp({ RATE_LIMITS: 'on' })
afterAll(() => app.stop())
beforeEach(() => app.sql`truncate rate_limits`)

const { failures } = ACCOUNT_LOGIN_LIMIT
let addresses = 0

/** Logs in from a new network address, with this device cookie. */
async function login(email: string, password: string, device?: string) {
  addresses += 1
  const answer = await app.request('POST', '/auth/user/login', {
    body: JSON.stringify({ email, password }),
    from: `203.0.113.${addresses % 250}`,
    ...(device === undefined ? {} : { headers: { cookie: `ozi_device=${device}` } }),
  })
  const cookie = answer.headers.get('set-cookie') ?? ''
  return { status: answer.status, cookie, device: /ozi_device=([\w-]+)/.exec(cookie)?.[1] }
}

const newcomer = async (email: string) => {
  const person = await app.newcomer({ email })
  await app.sql`truncate rate_limits`
  return person
}
/** Guesses wrong passwords from unknown browsers until the account is locked for them. */
async function besiege(email: string) {
  for (let count = 0; count < failures; count += 1) {
    expect((await login(email, `guess ${count}`)).status).toBe(401)
  }
  expect((await login(email, PASSWORD)).status).toBe(429)
}
const knownTo = async (accountId: string) =>
  (await app.sql`select 1 from devices where account_id = ${accountId}`).length

describe('a browser that has logged in to an account before', () => {
  it('is let in while strangers have locked everybody else out', async () => {
    await newcomer('owner@ozi.test')
    const { device } = await login('owner@ozi.test', PASSWORD)
    await besiege('owner@ozi.test')
    expect((await login('owner@ozi.test', PASSWORD, device)).status).toBe(200)
    // The owner's login does not unlock it for strangers.
    expect((await login('owner@ozi.test', PASSWORD)).status).toBe(429)
  })

  it('has as many tries as strangers have, and then none', async () => {
    await newcomer('clumsy@ozi.test')
    const { device } = await login('clumsy@ozi.test', PASSWORD)
    for (let count = 0; count < failures; count += 1) {
      expect((await login('clumsy@ozi.test', 'a slip', device)).status).toBe(401)
    }
    expect((await login('clumsy@ozi.test', PASSWORD, device)).status).toBe(429)
    expect((await login('clumsy@ozi.test', PASSWORD)).status).toBe(200)
  })

  it('is a stranger to every other account', async () => {
    await newcomer('mine@ozi.test')
    await newcomer('yours@ozi.test')
    const { device } = await login('mine@ozi.test', PASSWORD)
    await besiege('yours@ozi.test')
    expect((await login('yours@ozi.test', PASSWORD, device)).status).toBe(429)
  })

  it('is known by a new token after each login, and the old one is void', async () => {
    await newcomer('first@ozi.test')
    await newcomer('second@ozi.test')
    const one = await login('first@ozi.test', PASSWORD)
    const two = await login('second@ozi.test', PASSWORD, one.device)
    expect(two.device).not.toBe(one.device)
    await besiege('first@ozi.test')
    expect((await login('first@ozi.test', PASSWORD, one.device)).status).toBe(429)
    expect((await login('first@ozi.test', PASSWORD, two.device)).status).toBe(200)
  })

  it.each(['x'.repeat(43), 'short', ''])('is not one that made up its token: %j', async (device) => {
    const email = `forged${device.length}@ozi.test`
    await newcomer(email)
    await besiege(email)
    expect((await login(email, PASSWORD, device)).status).toBe(429)
  })

  it('is known by a cookie no script can read, for a year, kept as a hash', async () => {
    const { user } = await newcomer('cookie@ozi.test')
    const { cookie, device } = await login('cookie@ozi.test', PASSWORD)
    const own = cookie.slice(cookie.indexOf('ozi_device='))
    expect(own).toMatch(/HttpOnly/)
    expect(own).toMatch(/SameSite=Lax/)
    expect(own).toContain(`Max-Age=${DEVICE.lifetimeDays * 24 * 3600}`)
    expect(device).toMatch(/^[\w-]{43}$/)
    const [row] = await app.sql<{ everything: string }[]>`
      select string_agg(d::text, ' ') as everything from devices d where account_id = ${user._id}`
    expect(row?.everything).not.toContain(device)
    expect(row?.everything).not.toContain(Buffer.from(device ?? '').toString('hex'))
    await app.sql`update devices set expires_at = now() where account_id = ${user._id}`
    await besiege('cookie@ozi.test')
    expect((await login('cookie@ozi.test', PASSWORD, device)).status).toBe(429)
  })

  it('is one of the newest twenty of its account', async () => {
    const { user } = await newcomer('many@ozi.test')
    for (let count = 0; count < DEVICE.kept + 3; count += 1) await login('many@ozi.test', PASSWORD)
    expect(await knownTo(user._id)).toBe(DEVICE.kept)
  })

  it('is forgotten when another browser changes the password', async () => {
    const { user, token } = await newcomer('fresh@ozi.test')
    const other = await login('fresh@ozi.test', PASSWORD)
    const password = 'rain over Nekede at noon'
    const answer = await app.request('POST', '/user/password', {
      token,
      body: JSON.stringify({ currentPassword: PASSWORD, newPassword: password, confirmPassword: password }),
    })
    const own = /ozi_device=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    expect(await knownTo(user._id)).toBe(1)
    await besiege('fresh@ozi.test')
    expect((await login('fresh@ozi.test', password, other.device)).status).toBe(429)
    expect((await login('fresh@ozi.test', password, own)).status).toBe(200)
  })

  it('is also the one that set a new password by the mailed link', async () => {
    await newcomer('link@ozi.test')
    await app.client().accounts.password({ email: 'link@ozi.test' })
    const { text } = await app.mailTo('link@ozi.test', (mail) => mail.text.includes('token='))
    const password = 'rain over Nekede at noon'
    const answer = await app.request('POST', '/auth/user/new-password', {
      body: JSON.stringify({
        token: /token=([\w-]+)/.exec(text)?.[1],
        password,
        confirmPassword: password,
      }),
    })
    const device = /ozi_device=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    await besiege('link@ozi.test')
    expect((await login('link@ozi.test', password, device)).status).toBe(200)
  })
})

it('a signed-in owner has ten tries of the password, besides strangers’', async () => {
  const { client } = await newcomer('inside@ozi.test')
  await besiege('inside@ozi.test')
  const change = (currentPassword: string) =>
    client.accounts.password({
      currentPassword,
      newPassword: 'a new evening',
      confirmPassword: 'a new evening',
    })
  for (let count = 0; count < failures; count += 1) {
    expect(await refusalOf(change(`guess ${count}`))).toMatchObject({ code: 'PASSWORD_REQUIRED' })
  }
  expect(await refusalOf(change(PASSWORD))).toMatchObject({ code: 'RATE_LIMITED' })
  await app.sql`truncate rate_limits`
  await change(PASSWORD)
})
