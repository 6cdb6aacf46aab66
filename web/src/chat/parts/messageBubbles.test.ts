import type { Message } from '@ozi/contract'
import { expect, test } from 'vitest'
import type { UnsentMessage } from '../unsent/unsentMessages'
import { bubblesOf } from './messageBubbles'

const message = (sequence: number, more: Partial<Message> = {}): Message => ({
  _id: `id-${sequence}`,
  conversationId: 'conversation',
  sequence,
  clientId: `client-${sequence}`,
  senderType: 'customer',
  senderName: 'Ada',
  content: `message ${sequence}`,
  image: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  read: false,
  ...more,
})
const unsent = (clientId: string, more: Partial<UnsentMessage> = {}): UnsentMessage => ({
  clientId,
  conversationId: 'conversation',
  content: 'later',
  image: null,
  at: Date.parse('2026-03-02T09:05:00.000Z'),
  refusal: null,
  isLasting: true,
  ...more,
})
const rows = (messages: Message[], waiting: UnsentMessage[] = [], seenByOthers = 0) =>
  bubblesOf({ messages, unsent: waiting, side: 'customer', seenByOthers })

test('one’s own carry how far they came; the other side’s do not', () => {
  const answer = message(3, { senderType: 'admin', senderName: 'Ngozi' })
  const refusal = { code: 'RATE_LIMITED', message: 'Too many tries.' }
  const all = rows([message(1), message(2), answer], [unsent('a'), unsent('b', { refusal })], 1)
  expect(all.map(({ tick }) => tick)).toEqual(['read', 'delivered', null, 'waiting', 'refused'])
  expect(all.at(-1)).toMatchObject({ refusal: 'Too many tries.', isForLater: true })
})

test('a day stands over the first message of it', () => {
  const all = rows([
    message(1, { createdAt: '2026-03-01T22:50:00.000Z' }),
    message(2, { createdAt: '2026-03-01T23:10:00.000Z' }),
    message(3),
  ])
  expect(all.map(({ beginsDay }) => beginsDay)).toEqual([true, true, false])
})

test('a name is above the first of several messages by the same person', () => {
  const all = rows(
    [
      message(1, { senderType: 'admin', senderName: 'Ngozi' }),
      message(2, { senderType: 'admin', senderName: 'Ngozi' }),
      message(3, { senderType: 'admin', senderName: 'Emeka' }),
      message(4),
    ],
    [unsent('a')],
  )
  expect(all.map(({ beginsRun }) => beginsRun)).toEqual([true, false, true, true, false])
})
