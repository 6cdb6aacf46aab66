import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startPushService, type TestPushService } from '../../../test/push-service.ts'
import type { AddressRule } from './public-address.ts'
import { createPushSender, type Push, type PushSender, type PushTarget } from './send-push.ts'

const TIMEOUT_MS = 300
const PUBLIC = { address: '142.250.184.10', family: 4 }
const push: Push = { payload: { title: 'Ozi' }, topic: 'test', seconds: 60, isUrgent: false }

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { d = '', x = '', y = '' } = pair.privateKey.export({ format: 'jwk' })
const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
const publicKey = point.toString('base64url')

let service: TestPushService
const senders: PushSender[] = []
beforeAll(async () => {
  service = await startPushService(() => publicKey)
})
afterAll(() => service.stop())
afterEach(() => {
  for (const sender of senders.splice(0)) sender.close()
  vi.useRealTimers()
})

function newSender(rule: AddressRule = { allowsLoopback: true }): PushSender {
  const sender = createPushSender({
    rule,
    subject: 'mailto:help@ozi.test',
    timeoutMs: TIMEOUT_MS,
    keys: async () => ({ publicKey, privateKey: d }),
  })
  senders.push(sender)
  return sender
}

function subscribe(browser: string): PushTarget {
  const { endpoint, keys } = service.subscription(browser)
  return { accountId: browser, endpoint, publicKey: keys.p256dh, authSecret: keys.auth }
}

test('a push service that hangs is given up, and holds up no other browser', async () => {
  const sender = newSender()
  const [hanging, phone] = [subscribe('hanging'), subscribe('phone')]
  service.behave('hanging', () => {})
  const answers = await Promise.all([sender.send(hanging, push), sender.send(phone, push)])
  expect(answers).toMatchObject([{ status: 'later' }, { status: 'sent' }])
})

test('a browser whose key is none is forgotten, and holds up no other', async () => {
  const sender = newSender()
  const target = { ...subscribe('odd'), publicKey: Buffer.alloc(65, 4).toString('base64url') }
  for (let count = 0; count < 5; count += 1)
    expect(await sender.send(target, push)).toEqual({ status: 'gone' })
  expect(await sender.send(subscribe('even'), push)).toEqual({ status: 'sent' })
})

test('a push service that never answers is left alone after three tries', async () => {
  const sender = newSender()
  const target = subscribe('silent')
  service.behave('silent', (request) => request.socket.destroy())
  const before = service.requests()
  for (let count = 0; count < 5; count += 1)
    expect(await sender.send(target, push)).toMatchObject({ status: 'later' })
  expect(service.requests() - before).toBe(3)
})

test('three failures of one account leave all others their pushes', async () => {
  const sender = newSender()
  const own = ['one', 'two', 'three', 'four'].map((browser) => ({
    ...subscribe(browser),
    accountId: 'mallory',
  }))
  for (const { endpoint } of own) {
    service.behave(endpoint.split('/').at(-1) ?? '', (request) => request.socket.destroy())
  }
  for (const target of own) expect(await sender.send(target, push)).toMatchObject({ status: 'later' })
  expect(await sender.send(subscribe('five'), push)).toEqual({ status: 'sent' })
})

test('an answer without an end is cut off', async () => {
  const target = subscribe('endless')
  const closed = vi.fn()
  service.behave('endless', (_request, response) => {
    response.writeHead(201).write('.')
    const timer = setInterval(() => response.write('.'.repeat(8_000)), 1)
    response.once('close', () => (clearInterval(timer), closed()))
  })
  expect(await newSender().send(target, push)).toEqual({ status: 'sent' })
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 20_000 })
})

test.each([
  ['seconds', () => '90'],
  ['a date', () => new Date(Date.now() + 90_000).toUTCString()],
])('a 429 is waited for as long as it says in %s', async (_form, retryAfter) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sender = newSender()
  const target = subscribe('busy')
  service.behave('busy', (_request, response) =>
    response.writeHead(429, { 'retry-after': retryAfter() }).end(),
  )
  expect(await sender.send(target, push)).toMatchObject({
    status: 'later',
    reason: expect.stringMatching('429'),
  })
  service.behave('busy')
  const before = service.requests()
  vi.setSystemTime(Date.now() + 85_000)
  expect(await sender.send(target, push)).toMatchObject({ status: 'later' })
  expect(service.requests(), 'it is not asked meanwhile').toBe(before)
  vi.setSystemTime(Date.now() + 6_000)
  expect(await sender.send(target, push)).toEqual({ status: 'sent' })
})

test('a busy browser holds up no other, until its service has refused three', async () => {
  const sender = newSender()
  const busy = ['first', 'second', 'third'].map((browser) => {
    service.behave(browser, (_request, response) => response.writeHead(429, { 'retry-after': '90' }).end())
    return subscribe(browser)
  })
  const free = subscribe('free')
  for (const target of busy.slice(0, 2)) await sender.send(target, push)
  expect(await sender.send(free, push)).toEqual({ status: 'sent' })
  for (const target of busy) await sender.send(target, push)
  expect(await sender.send(free, push), 'the third alone was asked').toEqual({ status: 'sent' })
  const another = newSender()
  for (const target of busy) await another.send(target, push)
  expect(await another.send(free, push)).toMatchObject({ status: 'later' })
})

test('a 503 is waited for by all browsers of the service', async () => {
  const sender = newSender()
  const [away, free] = [subscribe('away'), subscribe('free')]
  service.behave('away', (_request, response) => response.writeHead(503, { 'retry-after': '90' }).end())
  await sender.send(away, push)
  expect(await sender.send(free, push)).toMatchObject({ status: 'later' })
})

test('a redirect is not followed', async () => {
  const [target, elsewhere] = [subscribe('moved'), subscribe('elsewhere')]
  service.behave('moved', (_request, response) =>
    response.writeHead(308, { location: elsewhere.endpoint }).end(),
  )
  expect(await newSender().send(target, push)).toEqual({ status: 'gone' })
  expect(service.pushes.map(({ browser }) => browser)).not.toContain('elsewhere')
})

// promise (operator): A push never leads into the server's own network
test.each([
  ['before it is asked', []],
  ['between the check and the connection', [PUBLIC]],
])('a name that leads inside %s is refused', async (_when, answersBefore) => {
  const inside = { address: '127.0.0.1', family: 4 }
  const resolve = vi.fn<Required<AddressRule>['resolve']>()
  for (const answer of [...answersBefore, inside]) resolve.mockResolvedValueOnce([answer])
  const target = subscribe('rebound')
  const endpoint = target.endpoint.replace('127.0.0.1', 'push.rebound.test')
  const before = service.requests()
  expect(await newSender({ allowsLoopback: false, resolve }).send({ ...target, endpoint }, push)).toEqual({
    status: 'gone',
  })
  expect(service.requests()).toBe(before)
  expect(resolve).toHaveBeenCalledTimes(answersBefore.length + 1)
})
