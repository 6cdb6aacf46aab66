import { MESSAGE_LIMIT, type Message, type SenderType } from '@ozi/contract'
import { expect, test } from 'vitest'
import { Draft, type Asked, type Found } from './draft.ts'
import type { LockedConversation } from './writing.store.ts'

const [ADA, IFEOMA] = ['ada', 'ifeoma']
const begun: LockedConversation = {
  ...{ conversationId: 'chat', customerId: ADA, customerName: 'Ada Okafor', status: 'pending' },
  ...{ assigneeId: null, assigneeName: null, lastSequence: 1, customerMessages: 1, unreadByCustomer: 0 },
  ...{ seen: { admin: 0, customer: 0 }, silentSince: null },
}

function draftOf(found: Partial<Found> = {}): Draft {
  return new Draft({
    writers: [
      { accountId: ADA, role: 'user', name: 'Ada Okafor' },
      { accountId: IFEOMA, role: 'support', name: 'Ifeoma Nwosu' },
    ],
    ...{ conversations: [begun], known: [], sent: null },
    ...found,
  })
}

let count = 0
function askedBy(side: SenderType, asked: Partial<Asked> = {}): Asked {
  count += 1
  const accountId = side === 'admin' ? IFEOMA : ADA
  return {
    ...{ messageId: `message-${count}`, accountId, conversationId: 'chat', clientId: `client-${count}` },
    ...{ content: 'Hello', image: null },
    ...asked,
  }
}

test('each message goes by what those before it leave', () => {
  const draft = draftOf()
  for (const side of ['admin', 'admin', 'customer', 'admin'] as const) draft.add(askedBy(side))
  expect(
    draft.messages.map(({ sequence, customerMessages }) => [sequence, customerMessages] as const),
  ).toEqual([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])
  expect(draft.changes.get('chat')).toEqual({
    before: begun,
    after: {
      ...{ conversationId: 'chat', status: 'active', lastSequence: 5, customerMessages: 2 },
      ...{ unreadByCustomer: 3, silentSince: 5 },
    },
  })
})

test('a message by the same name is the one drafted before, whatever its text', () => {
  const draft = draftOf()
  const first = draft.add(askedBy('customer', { clientId: 'once' }))
  const again = draft.add(askedBy('customer', { clientId: 'once', content: 'Other words' }))
  expect(first.isNew).toBe(true)
  expect(again).toEqual({ ...first, isNew: false })
  expect(draft.messages).toHaveLength(1)
})

test('what an earlier attempt kept is new, and not kept again', () => {
  const asked = askedBy('customer', { messageId: 'kept', clientId: 'once' })
  const kept: Message = {
    ...{ _id: 'kept', conversationId: 'chat', clientId: 'once', sequence: 2, senderType: 'customer' },
    ...{
      senderName: 'Ada',
      content: 'Hello',
      image: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      read: false,
    },
  }
  const draft = draftOf({ known: [kept] })
  expect(draft.add(asked)).toEqual({ messageId: 'kept', isNew: true })
  expect(draft.add({ ...asked, messageId: 'another' })).toEqual({ messageId: 'kept', isNew: false })
  expect(draft.messages).toEqual([])
})

test('what is drafted counts with what was sent; nobody counts where the limits are off', () => {
  const limited = draftOf({ sent: new Map([[ADA, MESSAGE_LIMIT.messages - 1]]) })
  limited.add(askedBy('customer'))
  expect(() => limited.add(askedBy('customer'))).toThrow()
  limited.add(askedBy('admin'))
  expect(limited.messages).toHaveLength(2)
  const free = draftOf()
  for (let left = MESSAGE_LIMIT.messages * 2; left > 0; left -= 1) free.add(askedBy('customer'))
  expect(free.messages).toHaveLength(MESSAGE_LIMIT.messages * 2)
})

test('what is refused leaves nothing behind', () => {
  const draft = draftOf({ conversations: [{ ...begun, status: 'closed' }] })
  expect(() => draft.add(askedBy('customer'))).toThrow()
  expect(() => draft.add(askedBy('admin', { conversationId: 'another' }))).toThrow()
  expect(() => draft.add(askedBy('admin', { accountId: 'gone' }))).toThrow()
  expect(draft.messages).toEqual([])
  expect(draft.changes.size).toBe(0)
})
