import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type TestApp } from '../../../../test/app.ts'
import { codeOf, guardedStaff, quietMoment } from '../../../../test/second-factors.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startTestApp()
afterAll(() => app.stop())

const guarded = () => guardedStaff(app)

/** Logs in from another network address each time. */
function loginsAt(guards: TestApp, email: string) {
  let from = 100
  return (password: string, totp?: string, headers = {}) =>
    guards
      .client({ from: `192.0.2.${(from += 1)}`, headers })
      .accounts.login({ email, password, ...(totp === undefined ? {} : { totp }) })
}

/** @returns the password, and the headers of the browser in which it was set */
async function setPasswordByLink(guards: TestApp, email: string) {
  await guards.client().accounts.password({ email })
  const { text } = await app.mailTo(email, (mail) => mail.text.includes('/new-password?token='))
  const token = /\/new-password\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  const password = 'another quiet evening'
  const set = await guards.request('POST', '/auth/user/new-password', {
    body: JSON.stringify({ token, password, confirmPassword: password }),
  })
  expect(set.status).toBe(200)
  const device = /ozi_device=[\w-]+/.exec(set.headers.get('set-cookie') ?? '')?.[0] ?? ''
  return { password, device: { cookie: device } }
}

describe('turning the second step of a login on', () => {
  it('asks for the password, and counts from the first code on', async () => {
    const { client, user } = await app.staff('finance')
    expect(await client.secondFactor.read()).toEqual({
      isOn: false,
      turnedOnAt: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    })
    expect(await refusalOf(client.secondFactor.begin({ currentPassword: 'not it' }))).toMatchObject({
      status: 403,
      code: 'PASSWORD_REQUIRED',
    })
    const { secret, uri } = await client.secondFactor.begin({ currentPassword: PASSWORD })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const inUri = new URL(uri)
    expect(decodeURIComponent(inUri.pathname)).toContain(`Ozi:${user.email}`)
    expect(Object.fromEntries(inUri.searchParams)).toMatchObject({
      secret,
      issuer: 'Ozi',
      digits: '6',
      period: '30',
    })
    await app.client().accounts.login({ email: user.email, password: PASSWORD })
    expect(await refusalOf(client.secondFactor.turnOn({ code: '000000' }))).toMatchObject({
      status: 403,
      code: 'TOTP_WRONG',
    })
    const { recoveryCodes } = await client.secondFactor.turnOn({ code: codeOf(secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    expect(await client.secondFactor.read()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    expect((await app.mailTo(user.email)).subject).toBe('Two-step login was turned on')
    const again = client.secondFactor.begin({ currentPassword: PASSWORD })
    expect(await refusalOf(again)).toMatchObject({ status: 409, code: 'SECOND_FACTOR_ON' })
  })

  it('begins anew as often as one likes until then, with another secret', async () => {
    const { client } = await app.staff('support')
    const first = await client.secondFactor.begin({ currentPassword: PASSWORD })
    const second = await client.secondFactor.begin({ currentPassword: PASSWORD })
    expect(second.secret).not.toBe(first.secret)
    expect(await refusalOf(client.secondFactor.turnOn({ code: codeOf(first.secret) }))).toMatchObject({
      code: 'TOTP_WRONG',
    })
    expect(await client.secondFactor.turnOn({ code: codeOf(second.secret) })).toMatchObject({})
  })

  // promise (everyone): Turning two-step login on ends the account's other sessions at once
  it('ends the other sessions with their connections, and keeps its own', async () => {
    const { client, user, token } = await app.staff('finance')
    const other = await app.client().accounts.login({ email: user.email, password: PASSWORD })
    const address = await listen(app)
    const [own, others] = await Promise.all([connect(address, token), connect(address, other.token)])
    const { secret } = await client.secondFactor.begin({ currentPassword: PASSWORD })
    await client.secondFactor.turnOn({ code: codeOf(secret) })
    const ended = app.client({ token: other.token }).accounts.verifyToken()
    expect(await refusalOf(ended)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    await others.cut
    expect(own.socket.connected).toBe(true)
    expect(await client.accounts.verifyToken()).toMatchObject({ user: { _id: user._id } })
    own.close()
  })

  // promise (everyone): Two-step login for customers, riders and shops, too
  it.each(['customer', 'rider', 'vendor'] as const)('is for everybody: a %s', async (kind) => {
    const { client, user } = await app[kind]()
    const { secret } = await client.secondFactor.begin({ currentPassword: PASSWORD })
    const { recoveryCodes } = await client.secondFactor.turnOn({ code: codeOf(secret, -1) })
    const login = (totp = '') => app.client().accounts.login({ email: user.email, password: PASSWORD, totp })
    expect(await refusalOf(login())).toMatchObject({ status: 403, code: 'TOTP_REQUIRED' })
    expect(await login(codeOf(secret))).toMatchObject({ user: { _id: user._id } })
    const [code = ''] = recoveryCodes
    await client.secondFactor.turnOff({ currentPassword: PASSWORD, code })
    expect(await login()).toMatchObject({ user: { _id: user._id } })
    const { lines } = await (await app.admin()).client.audit.list({ actor: user._id })
    expect(lines, 'the log is of the staff').toEqual([])
  })

  it('keeps the secret sealed and the recovery codes hashed', async () => {
    const { person, secret, recoveryCodes } = await guarded()
    const [factor] = await app.sql<{ sealed_secret: Buffer }[]>`
      select sealed_secret from second_factors where account_id = ${person.user._id}`
    expect(factor?.sealed_secret.toString('latin1')).not.toContain(secret)
    const hashes = await app.sql<{ code_hash: Buffer }[]>`
      select code_hash from recovery_codes where account_id = ${person.user._id}`
    expect(hashes).toHaveLength(10)
    for (const { code_hash } of hashes) expect(code_hash).toHaveLength(32)
    for (const told of [secret, ...recoveryCodes]) expect(app.logText()).not.toContain(told)
    const { lines } = await (await app.admin()).client.audit.list({ actor: person.user._id })
    expect(lines.map(({ action }) => action)).toEqual(['secondFactor.turnOn'])
    expect(JSON.stringify(lines)).not.toContain(secret)
  })
})

describe('a login with a second step', () => {
  it('takes the password and the current code', async () => {
    const { login, secret } = await guarded()
    for (const missing of [undefined, '', '  ']) {
      expect(await refusalOf(login(missing))).toMatchObject({ status: 403, code: 'TOTP_REQUIRED' })
    }
    expect(await login(codeOf(secret))).toMatchObject({ token: expect.any(String) })
  })

  it('tells nobody without the password that there is one', async () => {
    const { login, secret } = await guarded()
    for (const totp of [undefined, '123456', codeOf(secret)]) {
      expect(await refusalOf(login(totp, 'a wrong password'))).toMatchObject({
        status: 401,
        code: 'INVALID_CREDENTIALS',
      })
    }
  })

  it('takes a code of the next step, and none further away', async () => {
    const { login, secret } = await guarded()
    await quietMoment()
    for (const steps of [2, -2, 3]) {
      expect(await refusalOf(login(codeOf(secret, steps)))).toMatchObject({ status: 403, code: 'TOTP_WRONG' })
    }
    expect(await login(codeOf(secret, 1).replace(/(...)(...)/, '$1 $2'))).toMatchObject({
      token: expect.any(String),
    })
  })

  it('takes each code once, and no earlier one after it', async () => {
    const { login, secret } = await guarded()
    await quietMoment()
    const outcomes = await Promise.allSettled([
      login(codeOf(secret)),
      login(codeOf(secret)),
      login(codeOf(secret)),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(login(codeOf(secret)))).toMatchObject({ code: 'TOTP_WRONG' })
    expect(await refusalOf(login(codeOf(secret, -1)))).toMatchObject({ code: 'TOTP_WRONG' })
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { login, recoveryCodes, person } = await guarded()
    const [first = '', second = ''] = recoveryCodes
    expect(await login(first)).toMatchObject({ token: expect.any(String) })
    expect(await refusalOf(login(first))).toMatchObject({ code: 'TOTP_WRONG' })
    expect(await login(` ${second.toLowerCase().replace('-', '')} `)).toMatchObject({
      token: expect.any(String),
    })
    expect(await person.client.secondFactor.read()).toMatchObject({ recoveryCodesLeft: 8 })
    const other = await guarded()
    expect(await refusalOf(other.login(recoveryCodes[2]))).toMatchObject({ code: 'TOTP_WRONG' })
  })
})

describe('wrong codes', () => {
  it('count as wrong tries: after ten, the right one is refused, too', async () => {
    const guards = await startTestApp({ RATE_LIMITS: 'on' }, app)
    try {
      const { person, secret } = await guarded()
      const login = (totp: string, from: number) =>
        guards
          .client({ from: `192.0.2.${from}` })
          .accounts.login({ email: person.user.email, password: PASSWORD, totp })
      for (let count = 1; count <= 10; count += 1) {
        expect(await refusalOf(login('000000', count))).toMatchObject({ code: 'TOTP_WRONG' })
      }
      expect(await refusalOf(login(codeOf(secret), 11))).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    } finally {
      await guards.stop()
    }
  })

  it('stay counted after a new password by a mailed link', async () => {
    const guards = await startTestApp({ RATE_LIMITS: 'on' }, app)
    try {
      const { person, secret } = await guarded()
      const login = loginsAt(guards, person.user.email)
      for (let count = 1; count <= 10; count += 1) {
        expect(await refusalOf(login(PASSWORD, '000000'))).toMatchObject({ code: 'TOTP_WRONG' })
      }
      const { password, device } = await setPasswordByLink(guards, person.user.email)
      for (const headers of [{}, device]) {
        const refused = await refusalOf(login(password, codeOf(secret), headers))
        expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
      }
    } finally {
      await guards.stop()
    }
  })

  // promise (everyone): A mailed link lets the owner in from a new browser while strangers try passwords
  it('of strangers’ passwords do not hold up the owner who has a link', async () => {
    const guards = await startTestApp({ RATE_LIMITS: 'on' }, app)
    try {
      const { person, secret } = await guarded()
      const login = loginsAt(guards, person.user.email)
      const besiege = async () => {
        for (let count = 1; count <= 10; count += 1) await refusalOf(login(`guess ${count}`))
        expect(await refusalOf(login('guess 11'))).toMatchObject({ status: 429 })
      }
      await besiege()
      const { password, device } = await setPasswordByLink(guards, person.user.email)
      expect(await refusalOf(login(password))).toMatchObject({ code: 'TOTP_REQUIRED' })
      await besiege()
      expect(await refusalOf(login(password, undefined, device))).toMatchObject({ code: 'TOTP_REQUIRED' })
      expect(await login(password, codeOf(secret), device)).toMatchObject({ token: expect.any(String) })
    } finally {
      await guards.stop()
    }
  })

  it('are counted inside a session, too, where it is to be turned off', async () => {
    const guards = await startTestApp({ RATE_LIMITS: 'on' }, app)
    try {
      const { person, secret } = await guarded()
      const { secondFactor } = guards.client({ token: person.token })
      const turnOff = (code: string) => secondFactor.turnOff({ currentPassword: PASSWORD, code })
      for (let count = 1; count <= 10; count += 1) {
        expect(await refusalOf(turnOff('000000'))).toMatchObject({ code: 'TOTP_WRONG' })
      }
      expect(await refusalOf(turnOff(codeOf(secret)))).toMatchObject({ status: 429 })
    } finally {
      await guards.stop()
    }
  })
})

describe('turning it off', () => {
  it('takes the password and a code, and deletes the secret', async () => {
    const { person, secret, login, recoveryCodes } = await guarded()
    const { secondFactor } = person.client
    const turnOff = (currentPassword: string, code: string) => secondFactor.turnOff({ currentPassword, code })
    expect(await refusalOf(turnOff('not it', codeOf(secret)))).toMatchObject({ code: 'PASSWORD_REQUIRED' })
    expect(await refusalOf(turnOff(PASSWORD, '000000'))).toMatchObject({ code: 'TOTP_WRONG' })
    expect(await turnOff(PASSWORD, recoveryCodes[0] ?? '')).toMatchObject({ success: true })
    expect(await login()).toMatchObject({ token: expect.any(String) })
    expect(await app.sql`select 1 from second_factors where account_id = ${person.user._id}`).toHaveLength(0)
    await app.mailTo(person.user.email, ({ subject }) => subject === 'Two-step login was turned off')
    expect(await refusalOf(turnOff(PASSWORD, codeOf(secret)))).toMatchObject({ status: 404 })
  })
})
