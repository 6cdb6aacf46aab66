import { afterEach, expect, test, vi } from 'vitest'
import { TYPING } from '@ozi/contract'
import { type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { answered, beginChat, codeOfAck } from '../../../../test/chat.ts'
import { connect, listen, quiet, type Listener } from '../../../../test/sockets.ts'
import { createTyping } from './typing.ts'

const app = await startAppForFile()
const address = await listen(app)
const ada = await app.customer()
const admin = await app.admin()
const chat = await beginChat(ada)
afterEach(() => void vi.useRealTimers())

async function joinAs({ token }: Person): Promise<Listener> {
  const listener = await connect(address, token)
  answered(await listener.say('join_conversation', { conversationId: chat._id }))
  return listener
}

const type = async (listener: Listener, isTyping = true) =>
  answered(await listener.say('typing', { conversationId: chat._id, isTyping }))
const signs = (listener: Listener) => listener.told('typing_indicator').map(({ isTyping }) => isTyping)
const hasStopped = (listener: Listener) => listener.isTold('typing_indicator', ({ isTyping }) => !isTyping)

test('typing is sent to the others in a conversation only', async () => {
  const [adas, admins] = [await joinAs(ada), await joinAs(admin)]
  const elsewhere = await connect(address, admin.token)
  await type(adas)
  const sign = await admins.isTold('typing_indicator')
  expect(sign).toEqual({ conversationId: chat._id, senderType: 'customer', isTyping: true })
  await type(adas, false)
  expect((await hasStopped(admins)).senderType).toBe('customer')
  await quiet()
  expect([signs(adas), signs(elsewhere), signs(admins)]).toEqual([[], [], [true, false]])
  for (const listener of [adas, admins, elsewhere]) listener.close()
})

test('typing at each key is sent now and then, and never refused', async () => {
  const [adas, admins] = [await joinAs(ada), await joinAs(admin)]
  const burst = 60
  const from = Date.now()
  for (let said = 0; said < burst; said += 1) await type(adas, said % 2 === 0)
  await type(adas, false)
  const halves = Math.floor((Date.now() - from) / (TYPING.renewMs / 2)) + 1
  await quiet()
  const told = signs(admins)
  expect(told[0]).toBe(true)
  expect(told.at(-1)).toBe(false)
  expect(told.length, 'a start and an end each half a renewal').toBeLessThanOrEqual(halves * 2)
  await type(adas)
  await type(adas, false)
  await type(adas)
  await admins.isTold('typing_indicator', ({ isTyping }) => isTyping)
  await vi.waitFor(
    () => expect(signs(admins).at(-1), 'what comes too soon is shown a moment later').toBe(true),
    { timeout: 15_000 },
  )
  for (const listener of [adas, admins]) listener.close()
})

/** Typing on a fake clock, and what the others are told, each with its time after the start. */
function typingByClock() {
  vi.useFakeTimers()
  const told: (readonly [isTyping: boolean, atMs: number])[] = []
  const from = Date.now()
  const emit = (_rooms: unknown, _event: unknown, { isTyping }: { readonly isTyping: boolean }) =>
    void told.push([isTyping, Date.now() - from])
  const typing = createTyping({ emit } as unknown as Parameters<typeof createTyping>[0])
  const connection = { id: 'a', whenGone: () => undefined } as unknown as Parameters<typeof typing.stop>[0]
  const report = (isTyping: boolean) =>
    isTyping ? typing.start(connection, chat._id, 'customer') : typing.stop(connection, chat._id)
  return { report, ends: () => told.filter(([isTyping]) => !isTyping), told }
}

// A page reports so: at most once in `renewMs`, and the end `fadeMs` after the last key.
test.each([300, 450, 900])('keys every %i ms are one sign, to their end', (pauseMs) => {
  const { report, told, ends } = typingByClock()
  const keys = 6
  let reportedAtMs = -Infinity
  for (let key = 0; key < keys; key += 1) {
    if (key > 0) vi.advanceTimersByTime(pauseMs)
    if (key * pauseMs - reportedAtMs < TYPING.renewMs) continue
    reportedAtMs = key * pauseMs
    report(true)
  }
  vi.advanceTimersByTime(TYPING.fadeMs)
  report(false)
  vi.advanceTimersByTime(TYPING.lostMs)
  expect(ends()).toEqual([[false, (keys - 1) * pauseMs + TYPING.fadeMs]])
  expect(told.at(-1)).toBe(ends()[0])
})

test('a sign whose end is lost goes by itself, once', () => {
  const { report, ends } = typingByClock()
  report(true)
  vi.advanceTimersByTime(TYPING.lostMs * 2)
  expect(ends()).toEqual([[false, TYPING.lostMs]])
})

test('it ends with the message, and when whoever types is gone', async () => {
  const [adas, admins] = [await joinAs(ada), await joinAs(admin)]
  await type(adas)
  answered(await adas.say('send_message', { conversationId: chat._id, content: 'There you are' }))
  await hasStopped(admins)
  await type(admins)
  await adas.isTold('typing_indicator')
  admins.socket.io.engine.close()
  await hasStopped(adas)
  adas.close()
})

test('a session that ends takes its sign with it', async () => {
  const admins = await joinAs(admin)
  const leaving = await app
    .client()
    .accounts.login({ email: ada.user.email, password: 'a quiet evening in Owerri' })
  const adas = await joinAs({ ...ada, token: leaving.token })
  const typing = setInterval(
    () => void adas.socket.emit('typing', { conversationId: chat._id, isTyping: true }, () => undefined),
    500,
  )
  await admins.isTold('typing_indicator')
  await app.client({ token: leaving.token }).accounts.logout()
  expect(await adas.cut).toBe('io server disconnect')
  clearInterval(typing)
  await hasStopped(admins)
  admins.close()
})

test('whoever has not joined types nowhere', async () => {
  const adas = await connect(address, ada.token)
  expect(codeOfAck(await adas.say('typing', { conversationId: chat._id, isTyping: true }))).toBe('NOT_FOUND')
  adas.close()
})
