import { MESSAGE_LIMIT, type Message, type SenderType } from '@ozi/contract'
import { expect, test } from 'vitest'
import { Batch, type SendRequest, type BatchState } from './message-batch.ts'
import type { ConversationState } from '../conversations/locks.store.ts'

const [ADA, IFEOMA] = ['ada', 'ifeoma']
const begun: ConversationState = {
  conversationId: 'chat',
  customerId: ADA,
  status: 'pending',
  lastSequence: 1,
  customerMessages: 1,
  unreadByCustomer: 0,
  firstUnreadAnswer: null,
  isAnswered: false,
  customerName: 'Ada Okafor',
  assigneeId: null,
  assigneeName: null,
  seen: { admin: 0, customer: 0 },
}

function batchOf(found: Partial<BatchState> = {}): Batch {
  return new Batch({
    writers: [
      { accountId: ADA, role: 'user', name: 'Ada Okafor' },
      { accountId: IFEOMA, role: 'support', name: 'Ifeoma Nwosu' },
    ],
    conversations: [begun],
    known: [],
    sent: null,
    ...found,
  })
}

let count = 0
function askedBy(side: SenderType, asked: Partial<SendRequest> = {}): SendRequest {
  count += 1
  const accountId = side === 'admin' ? IFEOMA : ADA
  return {
    messageId: `message-${count}`,
    accountId,
    conversationId: 'chat',
    clientId: `client-${count}`,
    role: side === 'admin' ? 'support' : 'user',
    content: 'Hello',
    image: null,
    ...asked,
  }
}

test('each message goes by what those before it leave', () => {
  const batch = batchOf()
  for (const side of ['admin', 'admin', 'customer', 'admin'] as const) batch.add(askedBy(side))
  expect(
    batch.messages.map(({ sequence, customerMessages }) => [sequence, customerMessages] as const),
  ).toEqual([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])
  expect(batch.changes.get('chat')).toEqual({
    before: begun,
    after: {
      conversationId: 'chat',
      status: 'active',
      lastSequence: 5,
      customerMessages: 2,
      unreadByCustomer: 3,
      firstUnreadAnswer: 5,
    },
  })
})

test('a message by the same name is the one taken before, whatever its text', () => {
  const batch = batchOf()
  const first = batch.add(askedBy('customer', { clientId: 'once' }))
  const again = batch.add(askedBy('customer', { clientId: 'once', content: 'Other words' }))
  expect(first.isNew).toBe(true)
  expect(again).toEqual({ ...first, isNew: false })
  expect(batch.messages).toHaveLength(1)
})

test('what an earlier attempt kept is new, and not kept again', () => {
  const asked = askedBy('customer', { messageId: 'kept', clientId: 'once' })
  const kept: Message = {
    _id: 'kept',
    conversationId: 'chat',
    clientId: 'once',
    sequence: 2,
    senderType: 'customer',
    senderName: 'Ada',
    content: 'Hello',
    image: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    read: false,
  }
  const batch = batchOf({ known: [kept] })
  expect(batch.add(asked)).toEqual({ messageId: 'kept', isNew: true })
  expect(batch.add({ ...asked, messageId: 'another' })).toEqual({ messageId: 'kept', isNew: false })
  expect(batch.messages).toEqual([])
})

test('messages of one batch count towards the limit, if limits are on', () => {
  const limited = batchOf({ sent: new Map([[ADA, MESSAGE_LIMIT.messages - 1]]) })
  limited.add(askedBy('customer'))
  expect(() => limited.add(askedBy('customer'))).toThrow()
  limited.add(askedBy('admin'))
  expect(limited.messages).toHaveLength(2)
  const free = batchOf()
  for (let left = MESSAGE_LIMIT.messages * 2; left > 0; left -= 1) free.add(askedBy('customer'))
  expect(free.messages).toHaveLength(MESSAGE_LIMIT.messages * 2)
})

test('what is refused leaves nothing behind', () => {
  const batch = batchOf({ conversations: [{ ...begun, status: 'closed' }] })
  expect(() => batch.add(askedBy('customer'))).toThrow()
  expect(() => batch.add(askedBy('admin', { conversationId: 'another' }))).toThrow()
  expect(() => batch.add(askedBy('admin', { accountId: 'gone' }))).toThrow()
  expect(batch.messages).toEqual([])
  expect(batch.changes.size).toBe(0)
})
