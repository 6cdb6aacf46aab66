import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { SESSION } from '@ozi/contract'
import { PASSWORD, refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import { codeOf, guardedStaff } from '../../../../test/second-factors.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const app = await startTestApp({ RATE_LIMITS: 'on', STAFF_SESSION_HOURS: '10', STAFF_IDLE_HOURS: '1' })
afterAll(() => app.stop())

// Many log in from one address here.
beforeEach(() => app.sql`delete from rate_limits`)

async function signedIn({ user }: Pick<Person, 'user'>, headers: Record<string, string> = {}) {
  const from = '102.89.34.7'
  const { token } = await app
    .client({ from, headers })
    .accounts.login({ email: user.email, password: PASSWORD })
  return { user, token, client: app.client({ token, from }) }
}

/** A new person with this role, who logged in a while ago. */
async function provedLongAgo(role: 'admin' | 'support' | 'user'): Promise<Person> {
  const person = role === 'user' ? await app.newcomer() : await app.staff(role)
  await app.sql`update accounts set verified_at = now() where _id = ${person.user._id}`
  await shift(person.user._id, 'proved_at', '10 minutes')
  return person
}

const shift = (accountId: string, column: string, by: string) =>
  app.sql`
    update sessions set ${app.sql(column)} = ${app.sql(column)} - ${by}::interval where account_id = ${accountId}`

/** Seconds that an account's newest session has left. */
async function secondsLeft(accountId: string): Promise<number> {
  const [row] = await app.sql<{ left: number }[]>`
    select extract(epoch from expires_at - now())::float8 as left
    from sessions where account_id = ${accountId} order by _id desc limit 1`
  return row?.left ?? 0
}
const HOUR = 3600
const DAY = 24 * HOUR
const about = (seconds: number) => expect.closeTo(seconds, -2) as number

describe('who a session belongs to is asked again', () => {
  const invitation = { email: 'ngozi@ozi.test', role: 'support' } as const

  // promise (staff): Whoever finds an open session cannot invite, promote or remove colleagues with it
  test('ten minutes after the login an invitation takes the password', async () => {
    const { client } = await provedLongAgo('admin')
    const refusal = await refusalOf(client.staff.invite(invitation))
    expect(refusal).toMatchObject({ status: 403, code: 'REAUTHENTICATE', data: { by: 'password' } })
    await client.sessions.reauthenticate({ password: PASSWORD })
    expect(await client.staff.invite(invitation)).toMatchObject({ invitation: { email: invitation.email } })
  })

  test('the proof of one session is none for another', async () => {
    const person = await provedLongAgo('admin')
    await signedIn(person)
    expect(await refusalOf(person.client.staff.invite(invitation))).toMatchObject({ code: 'REAUTHENTICATE' })
  })

  test('a wrong password proves nothing, and tries are limited', async () => {
    const { client } = await provedLongAgo('admin')
    const attempt = (password: string) => refusalOf(client.sessions.reauthenticate({ password }))
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await attempt('not the right one')).toMatchObject({ status: 403, code: 'PASSWORD_REQUIRED' })
    }
    expect(await attempt(PASSWORD)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    const logged = app
      .logText()
      .split('\n')
      .filter((line) => line.includes('reauthentication_refused'))
    expect(logged).toHaveLength(11)
    expect(await refusalOf(client.staff.invite(invitation))).toMatchObject({ code: 'REAUTHENTICATE' })
  })

  test('with two-step login on, a code is asked for, not the password', async () => {
    const { person, secret, login } = await guardedStaff(app)
    const { token } = (await login(codeOf(secret))) as { token: string }
    const client = app.client({ token })
    await shift(person.user._id, 'proved_at', '10 minutes')
    const [current] = (await client.sessions.list()).sessions
    const end = () => client.sessions.end({ id: current?._id ?? '' })
    expect(await refusalOf(end())).toMatchObject({ code: 'REAUTHENTICATE', data: { by: 'code' } })
    const prove = (input: { password: string } | { code: string }) => client.sessions.reauthenticate(input)
    expect(await refusalOf(prove({ password: PASSWORD }))).toMatchObject({ code: 'TOTP_REQUIRED' })
    expect(await refusalOf(prove({ code: codeOf(secret) }))).toMatchObject({ code: 'TOTP_WRONG' })
    await prove({ code: codeOf(secret, 1) })
    expect(await end()).toEqual({ success: true })
  })
})

describe('how long a session lives', () => {
  // promise (customer): Who comes back within thirty days is still logged in
  test('a customer’s call renews it to thirty days, at most every few minutes', async () => {
    const { user, client } = await app.newcomer()
    await shift(user._id, 'expires_at', '20 days')
    await client.accounts.verifyToken()
    expect(await secondsLeft(user._id)).toEqual(about(10 * DAY))
    await shift(user._id, 'seen_at', `${SESSION.seenEveryMinutes} minutes`)
    await client.accounts.verifyToken()
    expect(await secondsLeft(user._id)).toEqual(about(SESSION.unusedDays * DAY))
  })

  test('no call renews it beyond its longest lifetime', async () => {
    const { user, client } = await app.newcomer()
    await shift(user._id, 'created_at', `${SESSION.longestDays - 1} days`)
    await shift(user._id, 'seen_at', '1 hour')
    await client.accounts.verifyToken()
    expect(await secondsLeft(user._id)).toEqual(about(DAY))
  })

  // promise (staff): A page that nobody uses is logged out
  test('calls do not renew a session of the staff, input does', async () => {
    const { user, client } = await app.staff('support')
    expect(await secondsLeft(user._id)).toEqual(about(HOUR))
    await shift(user._id, 'expires_at', '30 minutes')
    await shift(user._id, 'seen_at', '1 hour')
    await client.accounts.verifyToken()
    expect(await secondsLeft(user._id)).toEqual(about(HOUR / 2))
    await client.sessions.reportInput()
    expect(await secondsLeft(user._id)).toEqual(about(HOUR))
  })

  test('a session of the staff ends after its hours, whatever is typed', async () => {
    const { user, client } = await app.staff('support')
    await shift(user._id, 'created_at', '9.5 hours')
    await client.sessions.reportInput()
    expect(await secondsLeft(user._id)).toEqual(about(HOUR / 2))
  })

  test('of very many sessions, the one seen longest ago ends', async () => {
    const { user, client } = await app.newcomer()
    await shift(user._id, 'seen_at', '2 minutes')
    await app.sql`
      insert into sessions (_id, account_id, token_hash, expires_at)
      select gen_random_uuid(), ${user._id}, sha256(convert_to('more ' || i, 'UTF8')), now() + interval '1 day'
      from generate_series(1, ${SESSION.most - 1}) as i`
    await client.accounts.verifyToken()
    const { client: newest } = await signedIn({ user })
    expect(await refusalOf(client.accounts.verifyToken())).toMatchObject({ code: 'UNAUTHENTICATED' })
    await newest.accounts.verifyToken()
  })
})

describe('everybody’s own sessions', () => {
  // promise (everyone): Everybody sees where they are logged in, and ends each session
  test('they are listed with device, network and time, this one first', async () => {
    const person = await app.customer()
    await shift(person.user._id, 'seen_at', '3 hours')
    const phone = await signedIn(person, { 'user-agent': PHONE })
    const { sessions } = await phone.client.sessions.list()
    expect(sessions).toMatchObject([
      { device: 'Chrome on Android', network: '102.89.34.x', isCurrent: true },
      { network: '127.0.0.x', isCurrent: false },
    ])
    const [newer = '', older = ''] = sessions.map(({ seenAt }) => seenAt)
    expect(Date.parse(newer) - Date.parse(older)).toBeGreaterThanOrEqual(2.9 * HOUR * 1000)
  })

  test('a session that calls again is seen in its present network', async () => {
    const { user, token } = await app.customer()
    await shift(user._id, 'seen_at', '1 hour')
    const { sessions } = await app.client({ token, from: '2c0f:f5c0:1:2::3' }).sessions.list()
    expect(sessions).toMatchObject([{ network: '2c0f:f5c0:1:x' }])
  })

  test('one is ended, and all others are', async () => {
    const person = await app.customer()
    const [phone, laptop] = [await signedIn(person), await signedIn(person)]
    const [, , first] = (await laptop.client.sessions.list()).sessions
    await laptop.client.sessions.end({ id: first?._id ?? '' })
    expect(await refusalOf(person.client.accounts.verifyToken())).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await laptop.client.sessions.endOthers()).toEqual({ ended: 1 })
    expect(await refusalOf(phone.client.accounts.verifyToken())).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await laptop.client.sessions.list()).sessions).toHaveLength(1)
  })

  test('nobody ends a session of somebody else as their own', async () => {
    const [ada, ngozi] = [await app.customer(), await app.customer()]
    const [hers] = (await ngozi.client.sessions.list()).sessions
    const end = ada.client.sessions.end({ id: hers?._id ?? '' })
    expect(await refusalOf(end)).toMatchObject({ status: 404 })
    await ngozi.client.accounts.verifyToken()
  })
})

describe('the office and anybody’s sessions', () => {
  // promise (staff): An administrator ends all sessions of anybody's account
  test('an administrator sees and ends those of a customer', async () => {
    const [admin, customer] = [await app.staff('admin'), await app.customer()]
    const id = customer.user._id
    expect((await admin.client.sessions.listOf({ id })).sessions).toMatchObject([{ isCurrent: false }])
    expect(await admin.client.sessions.endOf({ id })).toEqual({ ended: 1 })
    expect(await refusalOf(customer.client.accounts.verifyToken())).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect((await admin.client.sessions.listOf({ id })).sessions).toEqual([])
  })

  test('of their own account they keep the session that asks', async () => {
    const admin = await app.staff('admin')
    const other = await signedIn(admin)
    expect(await admin.client.sessions.endOf({ id: admin.user._id })).toEqual({ ended: 1 })
    expect(await refusalOf(other.client.accounts.verifyToken())).toMatchObject({ code: 'UNAUTHENTICATED' })
    await admin.client.accounts.verifyToken()
  })
})
