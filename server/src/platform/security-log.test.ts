import { readFile } from 'node:fs/promises'
import { REQUEST_ID_HEADER } from '@ozi/contract'
import { beforeEach, expect, it } from 'vitest'
import { ADMIN, PASSWORD } from '../../test/app.ts'
import { startAppForFile } from '../../test/start-app-for-file.ts'
import { askForEmail, confirmEmail } from '../../test/email-changes.ts'
import { codeOf, quietMoment } from '../../test/second-factors.ts'
import { connect, listen } from '../../test/sockets.ts'
import { REFUSED_EVENTS, SECURITY_ACTS } from './security-log.ts'

let readLines = 0
const app = await startAppForFile({ RATE_LIMITS: 'on' })
beforeEach(() => {
  readLines = allLines().length
})

type Line = Readonly<Record<string, unknown>>
const allLines = () =>
  app
    .logText()
    .split('\n')
    .filter((line) => line !== '')

/** The events of this test, oldest first. */
const events = (): Line[] =>
  allLines()
    .slice(readLines)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event !== undefined)
const namesOf = (lines: readonly Line[]) => lines.map(({ event }) => event)

const login = (from: string, email: string, password: string) =>
  app.request('POST', '/auth/user/login', { from, body: JSON.stringify({ email, password }) })

// promise (operator): The log says whose account a sign-in concerned, and from which network
it('names the account and the network of each sign-in', async () => {
  const { user } = await app.staff('support')
  readLines = allLines().length
  await login('2001:db8:1:2::1', user.email, 'a wrong password')
  await login('2001:db8:1:2::2', 'nobody@ozi.test', 'a wrong password')
  await login('203.0.113.7', user.email, PASSWORD)
  const lines = events()
  expect(lines).toMatchObject([
    { event: 'sign_in_refused', refusal: 'INVALID_CREDENTIALS', status: 401, accountId: user._id },
    { event: 'sign_in_refused', refusal: 'INVALID_CREDENTIALS', status: 401 },
    { event: 'sign_in', accountId: user._id },
  ])
  const [first, second, third] = lines.map(({ network }) => network)
  expect(first).toMatch(/^[\w-]{16}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(lines[1]).not.toHaveProperty('accountId')
})

// promise (operator): The log says who was refused, for whose account, and from which network
it('names each 401, 403, 404 by id and 429, and who was refused', async () => {
  const { user, token } = await app.customer()
  readLines = allLines().length
  await app.request('GET', '/user/orders')
  await app.request('GET', '/admin/orders', { token })
  await app.request('GET', '/orders/01890000-0000-7000-8000-000000000000', { token })
  await app.request('GET', '/no/such/call', { token })
  for (let tries = 0; tries < 11; tries += 1) await login('198.51.100.9', 'nobody@ozi.test', 'wrong')
  const lines = events()
  expect(lines.slice(0, 3)).toMatchObject([
    { event: 'session_refused', status: 401 },
    { event: 'access_refused', status: 403, refusal: 'FORBIDDEN', accountId: user._id },
    { event: 'id_unknown', status: 404, route: '/api/v1/orders/{id}', accountId: user._id },
  ])
  expect(namesOf(lines.slice(3, -1))).toEqual(Array.from({ length: 10 }, () => 'sign_in_refused'))
  expect(lines.at(-1)).toMatchObject({ event: 'limit_reached', status: 429, network: expect.any(String) })
})

// promise (operator): The log says who changed a password, a second factor, a role or an address
it('names each change of what guards an account', async () => {
  const admin = await app.admin()
  const ada = await app.customer()
  const colleague = await app.staff('support')
  readLines = allLines().length
  await askForEmail(ada, 'ada-next@ozi.test')
  await confirmEmail(ada, 'ada-next@ozi.test', await app.codeFor('ada-next@ozi.test'))
  await admin.client.staff.changeRole({ id: colleague.user._id, role: 'finance' })
  const { secret } = await colleague.client.secondFactor.begin({ currentPassword: PASSWORD })
  await quietMoment()
  await colleague.client.secondFactor.turnOn({ code: codeOf(secret) })
  const newPassword = 'another quiet evening'
  await ada.client.accounts.password({ currentPassword: PASSWORD, newPassword, confirmPassword: newPassword })
  expect(events()).toMatchObject([
    { event: 'email_change', accountId: ada.user._id },
    { event: 'role_change', accountId: colleague.user._id, byAccountId: admin.user._id },
    { event: 'second_factor_change', accountId: colleague.user._id },
    { event: 'password_change', accountId: ada.user._id },
  ])
})

// promise (operator): The log says who guesses the code of a new account
it('names each code that was typed for a new account', async () => {
  const { user, client } = await app.newcomer()
  const right = await app.codeFor(user.email)
  readLines = allLines().length
  const enter = (enteredOtp: string) => client.accounts.enterCode({ email: user.email, enteredOtp })
  await enter(right === '000000' ? '111111' : '000000').catch(() => undefined)
  await enter(right)
  expect(events()).toMatchObject([
    { event: 'verification_refused', status: 400, refusal: 'CODE_WRONG', accountId: user._id },
    { event: 'verification', accountId: user._id },
  ])
})

it('names each connection and each event on one that was refused', async () => {
  const address = await listen(app)
  const { user, token } = await app.customer()
  const newcomer = await app.newcomer()
  readLines = allLines().length
  const refuse = (...how: Parameters<typeof connect>) => expect(connect(...how)).rejects.toThrow()
  await refuse(address, undefined)
  await refuse(address, newcomer.token)
  await refuse(address, token, { origin: 'https://evil.example' })
  const listener = await connect(address, token)
  await listener.say('join_conversation', { conversationId: '01890000-0000-7000-8000-000000000000' })
  for (let times = 0; times < 150; times += 1) void listener.sayAnything('typing', {})
  await listener.sayAnything('typing', {})
  listener.close()
  const route = '/socket.io'
  expect(events()).toMatchObject([
    { event: 'session_refused', refusal: 'UNAUTHENTICATED', route, network: expect.any(String) },
    { event: 'access_refused', refusal: 'OTP_REQUIRED', route, accountId: newcomer.user._id },
    { event: 'access_refused', refusal: 'FOREIGN_ORIGIN', route },
    { event: 'id_unknown', route, socketEvent: 'join_conversation', accountId: user._id },
    { event: 'limit_reached', route, socketEvent: 'typing', accountId: user._id },
  ])
})

it('has nothing personal in an event', async () => {
  await login('203.0.113.7', ADMIN.email, ADMIN.password)
  await login('203.0.113.7', ADMIN.email, 'a wrong password')
  const said = events()
    .map((line) => JSON.stringify(line))
    .join('\n')
  expect(said).toContain('sign_in_refused')
  for (const secret of ['203.0.113.7', 'ozi.test', 'password']) expect(said).not.toContain(secret)
})

// promise (operator): Each answer carries the id by which the log names its request
it('names the request in the answer as in the log', async () => {
  const answer = await app.request('GET', '/user/orders')
  const [line] = events()
  expect(line?.reqId).toMatch(/^[0-9a-f]{12}$/)
  expect(answer.headers.get(REQUEST_ID_HEADER)).toBe(line?.reqId)
})

it('is explained in the handbook, event by event', async () => {
  const handbook = await readFile(new URL('../../../docs/running.md', import.meta.url), 'utf8')
  const named = [...SECURITY_ACTS, ...Object.values(REFUSED_EVENTS)]
  for (const name of named) expect(handbook).toContain(`\`${name}\``)
})
