import { afterAll, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../test/app.ts'

const app = await startTestApp({ LOG_LEVEL: 'trace' })
afterAll(() => app.stop())

it('no code, token, password, address or number of an account is logged', async () => {
  const email = 'private@ozi.test'
  const newPassword = 'harmattan over the bridge'
  const { client, token, user } = await app.newcomer({ email, mobileNumber: '08035556677' })
  const code = await app.codeFor(email)

  await refusalOf(app.client().accounts.login({ email, password: 'guess-number-one' }))
  await refusalOf(
    app.client().accounts.enterCode({ email, enteredOtp: code === '424242' ? '424243' : '424242' }),
  )
  await refusalOf(client.accounts.readProfile({ id: user._id }))
  await refusalOf(client.overview.statistics())
  await client.accounts.enterCode({ email, enteredOtp: code })
  await app.request('POST', '/auth/user/signup', { body: `{"email":"${email}","password":"${newPassword}` })
  await refusalOf(
    client.accounts.saveProfile({
      id: user._id,
      name: 'Private',
      email: 'elsewhere@ozi.test',
      mobileNumber: '08037778899',
      address: 'x',
    }),
  )
  await client.accounts.saveProfile({
    id: user._id,
    name: 'Private',
    email,
    mobileNumber: '08037778899',
    address: '12 Hidden Close',
  })
  await client.accounts.password({ email })
  const { text } = await app.mailTo(email, (mail) => mail.text.includes('token='))
  const link = /token=([\w-]+)/.exec(text)?.[1] ?? ''
  await app
    .client()
    .accounts.newPassword({ token: link, password: newPassword, confirmPassword: newPassword })
  await app.mailTo(email, ({ subject }) => subject.includes('password was changed'))
  await refusalOf(client.accounts.verifyToken())

  const log = app.logText()
  expect(log.length).toBeGreaterThan(500)
  const secrets = [
    code,
    '424242',
    token,
    link,
    PASSWORD,
    newPassword,
    'guess-number-one',
    email,
    'elsewhere@ozi.test',
  ]
  const numbers = ['5556677', '7778899', 'Hidden Close']
  for (const secret of [...secrets, ...numbers]) expect(log).not.toContain(secret)
  for (const refusal of ['INVALID_CREDENTIALS', 'OTP_REQUIRED', 'UNAUTHENTICATED', 'PASSWORD_REQUIRED']) {
    expect(log).toContain(refusal)
  }
})

// promise (operator): A line of the log names the route and its result, and nothing personal
it('a fault of ours shows the caller no stack, statement or value', async () => {
  await app.sql`alter table accounts rename to accounts_gone`
  try {
    const body = JSON.stringify({ email: 'fault@ozi.test', password: PASSWORD })
    const answer = await app.request('POST', '/auth/user/login', { body })
    expect(answer.status).toBe(500)
    expect(answer.json()).toEqual({ code: 'INTERNAL', message: 'Something went wrong' })
  } finally {
    await app.sql`alter table accounts_gone rename to accounts`
  }
  const lines = app.logText().split('\n')
  const failed = JSON.parse(lines.find((line) => line.includes('request failed')) ?? '') as object
  expect(failed).toMatchObject({
    method: 'POST',
    route: '/api/v1/auth/user/login',
    status: 500,
    pid: process.pid,
    ms: expect.any(Number) as number,
    reqId: expect.any(String) as string,
    err: { message: expect.stringContaining('accounts') as string },
  })
  expect(app.logText()).not.toContain('fault@ozi.test')
})

// promise (operator): A line of the log names the route and its result, and nothing personal
it('each request logs its route, and neither ids, searches nor tokens', async () => {
  const admin = await app.admin()
  await app.request('GET', '/orders/00000000-0000-7000-8000-00000000feed', { token: admin.token })
  await app.request('GET', '/track/a-link-that-is-secret')
  await app.request('GET', '/items?search=what+somebody+looked+for')
  const text = app.logText()
  const answered = text
    .split('\n')
    .filter((line) => line.includes('"answered"'))
    .map((line) => JSON.parse(line) as { method: string; route: string; status: number })
  for (const line of [
    { method: 'GET', route: '/api/v1/orders/{id}', status: 404 },
    { method: 'GET', route: '/api/v1/track/{token}', status: 404 },
    { method: 'GET', route: '/api/v1/items', status: 200 },
  ]) {
    expect(answered).toContainEqual(expect.objectContaining(line))
  }
  for (const secret of ['feed', 'a-link-that-is-secret', 'looked']) expect(text).not.toContain(secret)
})
