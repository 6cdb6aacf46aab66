import { PASSWORD as PASSWORD_LENGTH, PASSWORD_LINK } from '@ozi/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../../test/app.ts'
import { allMailed } from '../../../../test/email-changes.ts'

const app = await startTestApp()
afterAll(() => app.stop())

const NEW = 'rain over Nekede at noon'

const login = (email: string, password: string) => app.client().accounts.login({ email, password })
const change = (currentPassword: string, newPassword = NEW, confirmPassword = newPassword) => ({
  currentPassword,
  newPassword,
  confirmPassword,
})
const byLink = (token: string, password = NEW, confirmPassword = password) =>
  app.client().accounts.newPassword({ token, password, confirmPassword })

async function linkFor(email: string): Promise<string> {
  const { text } = await app.mailTo(email, (mail) => mail.text.includes('/new-password?token='))
  return /\/new-password\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

async function forgotten(email: string): Promise<string> {
  await app.newcomer({ email })
  await app.client().accounts.password({ email })
  return linkFor(email)
}

/** Statements of the app that wait for another transaction's lock. */
const waitingForLocks = () => app.sql`
  select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'ozi' and wait_event_type = 'Lock'`

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends every session', async () => {
    const { client } = await app.newcomer({ email: 'forgot@ozi.test' })
    await client.accounts.password({ email: 'forgot@ozi.test' })
    const token = await linkFor('forgot@ozi.test')
    await byLink(token)
    expect(await refusalOf(client.accounts.verifyToken())).toMatchObject({ status: 401 })
    expect(await refusalOf(login('forgot@ozi.test', PASSWORD))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await login('forgot@ozi.test', NEW)
    await app.mailTo('forgot@ozi.test', ({ subject }) => subject.includes('was changed'))
  })

  it('can be asked for from the profile too', async () => {
    await app.newcomer({ email: 'reset@ozi.test' })
    await app.client().accounts.resetPassword({ email: 'reset@ozi.test' })
    expect(await linkFor('reset@ozi.test')).toMatch(/^[\w-]{43}$/)
  })

  // promise (everyone): A forgotten password: the same answer for a known and an unknown address
  it('is answered the same for an unknown address, after as much work', async () => {
    await app.newcomer({ email: 'present@ozi.test' })
    for (const path of ['/user/password', '/user/reset-password']) {
      const ask = async (email: string) => {
        const startedAt = performance.now()
        const { status, text } = await app.request('POST', path, { body: JSON.stringify({ email }) })
        return { status, text, ms: performance.now() - startedAt }
      }
      const [known, unknown] = [await ask('present@ozi.test'), await ask('absent@ozi.test')]
      expect(known.status).toBe(200)
      expect(unknown).toMatchObject({ status: known.status, text: known.text })
    }
    const [jobs] = await app.sql`
      select count(*)::int as count from pgboss.job where data->>'purpose' = 'password-link'
        and data->>'accountId' not in (select _id::text from accounts)`
    expect(jobs?.['count']).toBe(2)
  })

  it('sends one link a minute, however often it is asked for', async () => {
    await forgotten('often@ozi.test')
    await Promise.all([1, 2, 3].map(() => app.client().accounts.password({ email: 'often@ozi.test' })))
    await forgotten('behind-often@ozi.test')
    const [mails] = await app.sql`
      select count(*)::int as count from outbox_mails
      where to_address = 'often@ozi.test' and text like '%new-password%'`
    expect(mails?.['count']).toBe(1)
  })
})

describe('links for one address', () => {
  const linksTo = async (email: string) =>
    (
      await app.sql`
        select 1 from outbox_mails where to_address = ${email} and text like '%/new-password?token=%'`
    ).length
  /** Pretends that so much time has passed since the last link. */
  const waitMinutes = (minutes: number) => app.sql`
    update code_attempts set requested_at = requested_at - make_interval(mins => ${minutes})`
  const ask = async (email: string, client = app.client()) => {
    await app.sql`update password_links set created_at = created_at - interval '61 seconds'`
    const answer = await client.accounts.resetPassword({ email })
    await allMailed(app)
    return answer
  }

  it('come once an hour after ten in 24 hours that strangers asked for', async () => {
    const { client } = await app.newcomer({ email: 'swamped@ozi.test' })
    const answers = new Set<string>()
    for (let count = 0; count < PASSWORD_LINK.mailsADay + 2; count += 1) {
      answers.add(JSON.stringify(await ask('swamped@ozi.test')))
    }
    expect(await linksTo('swamped@ozi.test')).toBe(PASSWORD_LINK.mailsADay)
    expect([...answers]).toEqual([JSON.stringify(await ask('nowhere@ozi.test'))])

    await ask('swamped@ozi.test', client)
    expect(await linksTo('swamped@ozi.test')).toBe(PASSWORD_LINK.mailsADay + 1)
    for (let hour = 1; hour <= 2; hour += 1) {
      await waitMinutes(PASSWORD_LINK.thenEveryMinutes - 1)
      await ask('swamped@ozi.test')
      expect(await linksTo('swamped@ozi.test')).toBe(PASSWORD_LINK.mailsADay + hour)
      await waitMinutes(1)
      for (let count = 0; count < 3; count += 1) await ask('swamped@ozi.test')
      expect(await linksTo('swamped@ozi.test')).toBe(PASSWORD_LINK.mailsADay + hour + 1)
    }
    const before = await linksTo('swamped@ozi.test')
    await app.sql`update code_attempts set mails_since = mails_since - interval '1 day'`
    for (let count = 0; count < 2; count += 1) await ask('swamped@ozi.test')
    expect(await linksTo('swamped@ozi.test')).toBe(before + 2)
  })

  it('that their holder asks for end after ten in 24 hours', async () => {
    const { client } = await app.newcomer({ email: 'holder@ozi.test' })
    for (let count = 0; count < PASSWORD_LINK.mailsADay + 1; count += 1) await ask('holder@ozi.test', client)
    await waitMinutes(PASSWORD_LINK.thenEveryMinutes)
    await ask('holder@ozi.test', client)
    expect(await linksTo('holder@ozi.test')).toBe(PASSWORD_LINK.mailsADay)
    await ask('holder@ozi.test')
    expect(await linksTo('holder@ozi.test')).toBe(PASSWORD_LINK.mailsADay + 1)
  })

  it('are still mailed to whoever asks in a browser they logged in before', async () => {
    await app.newcomer({ email: 'known@ozi.test' })
    const body = JSON.stringify({ email: 'known@ozi.test', password: PASSWORD })
    const { headers } = await app.request('POST', '/auth/user/login', { body })
    const cookie = /ozi_device=[\w-]+/.exec(headers.get('set-cookie') ?? '')?.[0]
    for (let count = 0; count < PASSWORD_LINK.mailsADay; count += 1) await ask('known@ozi.test')
    const before = await linksTo('known@ozi.test')
    await app.sql`update password_links set created_at = created_at - interval '61 seconds'`
    const answer = await app.request('POST', '/user/reset-password', {
      body: JSON.stringify({ email: 'known@ozi.test' }),
      headers: { cookie: cookie ?? '' },
    })
    expect(answer.status).toBe(200)
    await vi.waitFor(async () => expect(await linksTo('known@ozi.test')).toBe(before + 1), {
      timeout: 15_000,
    })
  })
})

describe('a mailed link', () => {
  it('works once, also when it is used five times at once', async () => {
    const token = await forgotten('once@ozi.test')
    const body = JSON.stringify({ token, password: NEW, confirmPassword: NEW })
    const requests: ReturnType<typeof app.request>[] = []
    await app.sql.begin(async (queries) => {
      // The lock keeps the new password from being written, so that several requests pass every earlier
      // check.
      await queries`select 1 from accounts where email = 'once@ozi.test' for update`
      for (let count = 0; count < 5; count += 1) {
        requests.push(app.request('POST', '/auth/user/new-password', { body }))
      }
      await vi.waitFor(async () => expect(await waitingForLocks()).toHaveLength(5), { timeout: 20_000 })
    })
    const answers = await Promise.all(requests)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.json()).toMatchObject({ code: 'LINK_EXPIRED' })
    }
  })

  it('works for thirty minutes', async () => {
    const token = await forgotten('slow@ozi.test')
    const [row] = await app.sql<{ minutes: number }[]>`
      select extract(epoch from expires_at - created_at)::float8 / 60 as minutes from password_links
      where account_id = (select _id from accounts where email = 'slow@ozi.test')`
    expect(row?.minutes).toBe(30)
    await app.sql`update password_links set created_at = created_at - interval '1 hour', expires_at = now()`
    expect(await refusalOf(byLink(token))).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
  })

  it('is not used up by a password that is refused', async () => {
    const token = await forgotten('picky@ozi.test')
    expect(await refusalOf(byLink(token, NEW, 'another'))).toMatchObject({ code: 'PASSWORD_MISMATCH' })
    expect((await refusalOf(byLink(token, 'password1'))).data).toMatchObject({
      fields: { password: expect.any(String) },
    })
    await byLink(token)
  })

  it('that was invented is refused like one that ran out', async () => {
    expect(await refusalOf(byLink('x'.repeat(43)))).toMatchObject({ status: 400, code: 'LINK_EXPIRED' })
  })

  it('is kept as a hash', async () => {
    const token = await forgotten('hash@ozi.test')
    const [row] = await app.sql<{ everything: string }[]>`
      select string_agg(l::text, ' ') as everything from password_links l`
    expect(row?.everything).not.toContain(Buffer.from(token).toString('hex'))
    expect(row?.everything).not.toContain(token)
  })
})

describe('changing the password', () => {
  it('ends all sessions, the one it was changed in too', async () => {
    const first = await app.newcomer({ email: 'change@ozi.test' })
    const second = await login('change@ozi.test', PASSWORD)
    const answer = await first.client.accounts.password(change(PASSWORD))
    expect(answer.message).toContain('has been changed')
    for (const token of [first.token, second.token]) {
      expect(await refusalOf(app.client({ token }).accounts.verifyToken())).toMatchObject({ status: 401 })
    }
    await login('change@ozi.test', NEW)
  })

  it('is mailed to a proven address, and to no other', async () => {
    const changed = async (email: string) => {
      await allMailed(app)
      return app.sql`select 1 from outbox_mails where to_address = ${email} and subject like '%was changed%'`
    }
    await app.newcomer({ email: 'unproven@ozi.test' })
    for (const [current, next] of [
      [PASSWORD, NEW],
      [NEW, PASSWORD],
    ] as const) {
      const { token } = await login('unproven@ozi.test', current)
      await app.client({ token }).accounts.password(change(current, next))
    }
    expect(await changed('unproven@ozi.test')).toHaveLength(0)

    const { client } = await app.customer({ email: 'proven@ozi.test' })
    await client.accounts.password(change(PASSWORD))
    expect(await changed('proven@ozi.test')).toHaveLength(1)
  })

  it('asks for the present one', async () => {
    const { client } = await app.newcomer({ email: 'ask@ozi.test' })
    expect(await refusalOf(client.accounts.password(change('not this one')))).toMatchObject({
      status: 403,
      code: 'PASSWORD_REQUIRED',
    })
    await client.accounts.verifyToken()
  })

  it('refuses two that differ, and common ones', async () => {
    const { client } = await app.newcomer({ email: 'differ@ozi.test' })
    expect(await refusalOf(client.accounts.password(change(PASSWORD, NEW, 'something else')))).toMatchObject({
      status: 403,
      code: 'PASSWORD_MISMATCH',
    })
    expect((await refusalOf(client.accounts.password(change(PASSWORD, 'qwerty12345')))).data).toMatchObject({
      fields: { newPassword: expect.any(String) },
    })
  })

  it('takes up to 128 characters, and each of them counts in its case', async () => {
    const { client } = await app.newcomer({ email: 'long@ozi.test' })
    const long = 'Harmattan '.repeat(13).slice(0, PASSWORD_LENGTH.max)
    await client.accounts.password(change(PASSWORD, long))
    for (const other of [long.slice(0, -1), long.toLowerCase(), ` ${long.slice(0, -1)}`]) {
      expect(await refusalOf(login('long@ozi.test', other))).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    }
    await login('long@ozi.test', long)
  })

  it('needs a session', async () => {
    expect(await refusalOf(app.client().accounts.password(change(PASSWORD)))).toMatchObject({ status: 401 })
  })

  it.each([
    ['nothing', {}, ['email']],
    ['no current password', { newPassword: NEW, confirmPassword: NEW }, ['currentPassword']],
    [
      'a short one',
      { currentPassword: PASSWORD, newPassword: 'short', confirmPassword: 'short' },
      ['newPassword'],
    ],
    ['an address that is none', { email: 'nowhere' }, ['email']],
  ])('names the fields of a body with %s', async (_what, body, fields) => {
    const answer = await app.request('POST', '/user/password', { body: JSON.stringify(body) })
    expect(answer.status).toBe(400)
    const { data } = answer.json() as { data: { fields: Record<string, string> } }
    expect(Object.keys(data.fields)).toEqual(fields)
  })

  it('a login under way while the password changes gets no session', async () => {
    const { user } = await app.newcomer({ email: 'overlap@ozi.test' })
    // The job that mails the code reads the account, too: it must not wait for the lock.
    await app.codeFor('overlap@ozi.test')
    const attempts: ReturnType<typeof refusalOf>[] = []
    await app.sql.begin(async (queries) => {
      await queries`select 1 from accounts where _id = ${user._id} for update`
      attempts.push(refusalOf(login('overlap@ozi.test', PASSWORD)))
      // The login has compared the password and now waits to start its session.
      await vi.waitFor(async () => expect(await waitingForLocks()).toHaveLength(1), { timeout: 20_000 })
      await queries`update accounts set password_hash = 'another' where _id = ${user._id}`
      await queries`delete from sessions where account_id = ${user._id}`
    })
    expect(await attempts[0]).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
    expect(await app.sql`select 1 from sessions where account_id = ${user._id}`).toHaveLength(0)
  })
})
