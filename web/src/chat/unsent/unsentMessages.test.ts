import { ORPCError } from '@orpc/client'
import type { Message } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unreachable } from '~/api/transport'
import { forgetUnsentContent, hasUnsentContent } from '../unsentContent'
import { startMessageSender, type Sender } from './startMessageSender'
import { type UnsentMessage, unsentMessages } from './unsentMessages'

const ADA = 'ada'
let kept: Map<string, string>
let sender: Sender | null = null

beforeEach(() => {
  kept = new Map()
  vi.useFakeTimers()
  const localStorage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('window', { localStorage, addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  sender?.stop()
  sender = null
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const write = (content: string, conversationId = 'one') =>
  unsentMessages.add(ADA, { conversationId, content, image: null })
const stored = ({ clientId, conversationId, content }: UnsentMessage, sequence: number): Message => ({
  _id: `id-${clientId}`,
  conversationId,
  sequence,
  clientId,
  senderType: 'customer',
  senderName: 'Ada',
  content,
  image: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  read: false,
})
const refused = (code: string, status: number) =>
  new ORPCError(code, { status, message: code, defined: true })

/** A server that answers with these failures, one after the other, and then accepts everything. */
function serve(...failures: unknown[]) {
  const taken: string[] = []
  const told: string[] = []
  const gone: string[] = []
  sender = startMessageSender({
    accountId: ADA,
    deliver: (unsent) => {
      const failure = failures.shift()
      if (failure !== undefined) return Promise.reject(failure as Error)
      taken.push(unsent.content)
      return Promise.resolve(stored(unsent, taken.length))
    },
    delivered: ({ content }) => told.push(content),
    gone: (conversationId) => gone.push(conversationId),
    alone: (_name, work) => work(),
  })
  return { taken, told, gone }
}
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const left = () => unsentMessages.read(ADA).map(({ content }) => content)

// promise (customer): Support chat: messages written offline are sent once and in order
test('messages written offline are sent once and in order', async () => {
  write('first')
  write('second')
  const { taken, told } = serve(new Unreachable('no network'))
  await settle()
  expect(taken).toEqual([])
  write('third')
  await settle(2_000)
  expect(taken).toEqual(['first', 'second', 'third'])
  expect(told).toEqual(taken)
  expect(left()).toEqual([])
})

test('what is written while another is on its way is sent after it', async () => {
  write('first')
  const { taken } = serve()
  write('second')
  await settle()
  write('third')
  await settle()
  expect(taken).toEqual(['first', 'second', 'third'])
})

test('a server that stumbles is asked again, ever more seldom', async () => {
  write('patience')
  const { taken } = serve(refused('INTERNAL', 500), refused('UNAVAILABLE', 503))
  await settle(2_000)
  expect(taken).toEqual([])
  await settle(4_000)
  expect(taken).toEqual(['patience'])
})

test('a refused message stays with the reason, and the others go on', async () => {
  write('too long')
  write('fine')
  const { taken } = serve(refused('CONVERSATION_CLOSED', 409))
  await settle()
  expect(taken).toEqual(['fine'])
  expect(unsentMessages.read(ADA)[0]?.refusal).toEqual({
    code: 'CONVERSATION_CLOSED',
    message: 'CONVERSATION_CLOSED',
  })
})

test('a picture there is no room for, or too many, holds no text back', async () => {
  write('a picture')
  write('another')
  write('fine')
  const { taken } = serve(refused('UPLOADS_FULL', 507), refused('TOO_MANY_PICTURES', 429))
  await settle()
  expect(taken).toEqual(['fine'])
  expect(left()).toEqual(['a picture', 'another'])
})

test('the page of a deleted conversation is told, and others go on', async () => {
  write('in vain')
  write('fine', 'two')
  const { taken, gone } = serve(refused('NOT_FOUND', 404))
  await settle()
  expect(taken).toEqual(['fine'])
  expect(gone).toEqual(['one'])
  expect(hasUnsentContent(ADA, 'one')).toBe(true)
  forgetUnsentContent(ADA, 'one')
  expect([hasUnsentContent(ADA, 'one'), left()]).toEqual([false, []])
})

// promise (customer): Support chat: a refused message stays with its reason
test('too many at once wait in order, and other conversations do not', async () => {
  const first = write('first')
  write('second')
  write('elsewhere', 'two')
  const { taken } = serve(refused('RATE_LIMITED', 429))
  await settle()
  expect(taken).toEqual(['elsewhere'])
  unsentMessages.change(ADA, first.clientId, { refusal: null })
  await settle()
  expect(taken).toEqual(['elsewhere', 'first', 'second'])
})

test('too many at once are sent after the wait, also after a reload', async () => {
  write('first')
  write('second')
  const before = serve(refused('RATE_LIMITED', 429))
  await settle(5_000)
  sender?.stop()
  const { taken } = serve(refused('RATE_LIMITED', 429))
  await settle(9_999)
  expect([before.taken, taken]).toEqual([[], []])
  await settle(1)
  expect(taken, 'refused once more, it waits once more').toEqual([])
  await settle(10_000)
  expect(taken).toEqual(['first', 'second'])
})

test('a message too large for the browser’s storage is sent all the same', async () => {
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  write('too big')
  expect(unsentMessages.read(ADA)).toMatchObject([{ content: 'too big', isLasting: false }])
  vi.restoreAllMocks()
  write('fits')
  expect(unsentMessages.read(ADA).map(({ isLasting }) => isLasting)).toEqual([false, true])
  const { taken } = serve()
  await settle()
  expect(taken).toEqual(['too big', 'fits'])
})

test('a session that ended loses nothing: it waits for its owner', async () => {
  write('still here')
  const { taken } = serve(refused('UNAUTHENTICATED', 401))
  await settle()
  expect(taken).toEqual([])
  expect(unsentMessages.read(ADA)[0]?.refusal).toBeNull()
})

test('another person on this phone neither sees nor sends it', () => {
  write('private')
  expect(unsentMessages.read('obi')).toEqual([])
  unsentMessages.forgetOfOthers('obi')
  expect(left()).toEqual([])
})

test('a broken entry is passed over', () => {
  write('fine')
  kept.set('draft:chat:unsent:ada:broken', '{"clientId":')
  kept.set('draft:chat:unsent:ada:odd', '{"clientId":1}')
  expect(left()).toEqual(['fine'])
})
