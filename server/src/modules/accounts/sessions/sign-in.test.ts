import { verify } from '@node-rs/argon2'
import { accountMessages, PASSWORD as PASSWORD_LENGTH } from '@ozi/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ADMIN, PASSWORD, refusalOf, startTestApp } from '../../../../test/app.ts'

const app = await startTestApp()
afterAll(() => app.stop())

const post = (path: string, body: unknown, options: { token?: string } = {}) =>
  app.request('POST', path, { body: JSON.stringify(body), ...options })

describe('logging in', () => {
  it('answers a token and a cookie that scripts cannot read', async () => {
    await app.newcomer({ email: 'login@ozi.test' })
    const answer = await post('/auth/user/login', { email: 'LOGIN@ozi.test', password: PASSWORD })
    expect(answer.status).toBe(200)
    const { token } = answer.json() as { token: string }
    expect(token).toMatch(/^[\w-]{43}$/)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toContain(`ozi_session=${token}`)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    await app.newcomer({ email: 'known@ozi.test' })
    const tries = async (email: string) => {
      vi.mocked(verify).mockClear()
      const { status, text } = await post('/auth/user/login', { email, password: 'not the right one' })
      // Without its salt and value: what the comparison costs.
      const compared = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4))
      return { status, text, compared }
    }
    const known = await tries('known@ozi.test')
    expect(known).toMatchObject({ status: 401, compared: [['', 'argon2id', 'v=19', expect.any(String)]] })
    // If no hash were compared, the time would tell that nobody has this address.
    expect(await tries('unknown@ozi.test')).toEqual(known)
  })

  it('says of a password that is too long that it is', async () => {
    const password = 'x'.repeat(PASSWORD_LENGTH.max + 1)
    expect(await refusalOf(app.client().accounts.login({ email: 'long@ozi.test', password }))).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { password: accountMessages.passwordLong } },
    })
  })

  it('keeps of the token only a hash', async () => {
    const { token } = await app.newcomer({ email: 'token@ozi.test' })
    const [row] = await app.sql<{ everything: string }[]>`
      select string_agg(s::text, ' ') as everything from sessions s`
    expect(row?.everything).not.toContain(token)
    expect(row?.everything).not.toContain(Buffer.from(token).toString('hex'))
  })

  it('ends the session that the browser had, only once it succeeds', async () => {
    const first = await app.customer()
    const second = await app.customer()
    const elsewhere = await app.client().accounts.login({ email: first.user.email, password: PASSWORD })
    const loginAs = (email: string, password: string) =>
      app.request('POST', '/auth/user/login', {
        body: JSON.stringify({ email, password }),
        headers: { cookie: `ozi_session=${first.token}` },
      })
    expect((await loginAs(second.user.email, 'not the right one')).status).toBe(401)
    await first.client.accounts.verifyToken()
    expect((await loginAs(second.user.email, PASSWORD)).status).toBe(200)
    expect(await refusalOf(first.client.accounts.verifyToken())).toMatchObject({ status: 401 })
    await app.client({ token: elsewhere.token }).accounts.verifyToken()
  })

  it('a session ends after thirty days', async () => {
    const { client, user } = await app.newcomer({ email: 'month@ozi.test' })
    const [row] = await app.sql<{ days: number }[]>`
      select extract(epoch from expires_at - created_at)::float8 / 86400 as days
      from sessions where account_id = ${user._id}`
    expect(row?.days).toBe(30)
    await app.sql`
      update sessions set created_at = created_at - interval '31 days', expires_at = now()
      where account_id = ${user._id}`
    expect(await refusalOf(client.accounts.verifyToken())).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
  })

  it('forgets the sessions of the account that have run out, and those alone', async () => {
    const { user } = await app.newcomer({ email: 'again@ozi.test' })
    const other = await app.newcomer({ email: 'elsewhere@ozi.test' })
    const login = () => app.client().accounts.login({ email: 'again@ozi.test', password: PASSWORD })
    await login()
    await app.sql`
      update sessions set created_at = created_at - interval '31 days', expires_at = now() - interval '1 day'
      where account_id = ${other.user._id}
        or _id = (select _id from sessions where account_id = ${user._id} order by _id limit 1)`
    await login()
    const kept = async (accountId: string) => {
      const rows = await app.sql<{ has_ended: boolean }[]>`
        select expires_at <= now() as has_ended from sessions where account_id = ${accountId}`
      return rows.map((row) => row.has_ended)
    }
    expect(await kept(user._id)).toEqual([false, false])
    expect(await kept(other.user._id)).toEqual([true])
  })

  it('a deleted account is nobody at once, and its address is free again', async () => {
    const { client, user } = await app.newcomer({ email: 'gone@ozi.test' })
    await app.sql`update accounts set deleted_at = now() where _id = ${user._id}`
    expect(await refusalOf(client.orders.listOwn({}))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(
      await refusalOf(app.client().accounts.login({ email: 'gone@ozi.test', password: PASSWORD })),
    ).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await app.newcomer({ email: 'gone@ozi.test' })
  })

  it('a demoted administrator has lost the role at the next request', async () => {
    const { client } = await app.admin()
    await client.overview.statistics()
    await app.sql`update accounts set role = 'user' where email = ${ADMIN.email}`
    try {
      expect(await refusalOf(client.overview.statistics())).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    } finally {
      await app.sql`update accounts set role = 'admin' where email = ${ADMIN.email}`
    }
  })
})

describe('logging out', () => {
  it('ends the session on the server and clears the cookie', async () => {
    const { client, token } = await app.newcomer({ email: 'out@ozi.test' })
    await client.accounts.verifyToken()
    const answer = await post('/auth/user/logout', {}, { token })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/ozi_session=;/)
    expect(await refusalOf(client.accounts.verifyToken())).toMatchObject({ status: 401 })
  })

  it('is made up for by the next request, and spares the next session', async () => {
    const left = await app.newcomer({ email: 'left@ozi.test' })
    const cookie = `ozi_session=${left.token}; ozi_left=1`
    const own = await app.request('GET', '/auth/user/verify-token', { headers: { cookie } })
    expect(own.status).toBe(401)
    expect(await refusalOf(left.client.accounts.verifyToken())).toMatchObject({ status: 401 })
    const answer = await app.request('POST', '/auth/user/login', {
      body: JSON.stringify({ email: 'left@ozi.test', password: PASSWORD }),
      headers: { cookie },
    })
    const set = answer.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/ozi_left=;/)
    const next = /ozi_session=[\w-]+/.exec(set)?.[0] ?? ''
    const again = await app.request('GET', '/auth/user/verify-token', { headers: { cookie: next } })
    expect(again.status).toBe(200)
  })

  it('succeeds without a session too', async () => {
    expect((await post('/auth/user/logout', {})).status).toBe(200)
    expect((await post('/auth/user/logout', {}, { token: 'no such token' })).status).toBe(200)
  })

  it('leaves the other sessions of the account alone', async () => {
    const first = await app.newcomer({ email: 'two@ozi.test' })
    const { token } = await app.client().accounts.login({ email: 'two@ozi.test', password: PASSWORD })
    await first.client.accounts.logout()
    await app.client({ token }).accounts.verifyToken()
  })
})

describe('the cookie alone', () => {
  it('is refused from another site, or as a plain form', async () => {
    const { token } = await app.customer({ email: 'cookie@ozi.test' })
    const headers = { cookie: `ozi_session=${token}` }
    const body = JSON.stringify({ currentPassword: PASSWORD, newPassword: 'x', confirmPassword: 'x' })
    const foreign = await app.request('POST', '/user/password', {
      body,
      headers: { ...headers, origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
    const form = await app.request('POST', '/auth/user/logout', { body, headers, contentType: 'text/plain' })
    expect(form.status).toBe(403)
    const own = await app.request('GET', '/auth/user/verify-token', { headers })
    expect(own.status).toBe(200)
    const bearer = await app.request('POST', '/auth/user/logout', {
      body: '{}',
      token,
      headers: { origin: 'https://evil.example' },
    })
    expect(bearer.status).toBe(200)
  })
})
