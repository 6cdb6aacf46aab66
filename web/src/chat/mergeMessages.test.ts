import type { Message } from '@ozi/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastOfOthers, mergeMessages, wholeUpTo } from './mergeMessages'

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
const sequences = (messages: readonly Message[]) => messages.map(({ sequence }) => sequence)

// promise (customer): Support chat: no message is doubled or out of order
test('each message is there once and in order, however they arrive', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
      const merged = batches.reduce<readonly Message[]>(
        (kept, batch) =>
          mergeMessages(
            kept,
            batch.map((sequence) => message(sequence)),
          ),
        [],
      )
      expect(sequences(merged)).toEqual([...new Set(batches.flat())].sort((a, b) => a - b))
    }),
  )
})

test('what is known already changes nothing, not even the array', () => {
  const kept = mergeMessages([], [message(1), message(2)])
  expect(mergeMessages(kept, [message(2)])).toBe(kept)
})

test('a message that was read is never unread again', () => {
  const kept = mergeMessages([message(1)], [message(1, { read: true })])
  expect(kept[0]?.read).toBe(true)
  expect(mergeMessages(kept, [message(1)])).toBe(kept)
})

test('messages are whole up to the first that is missing', () => {
  expect(wholeUpTo([])).toBe(0)
  expect(wholeUpTo([message(4), message(5)])).toBe(5)
  expect(wholeUpTo([message(4), message(5), message(8)])).toBe(5)
})

test('what the other side wrote last is found behind one’s own', () => {
  const all = [message(1), message(2, { senderType: 'admin' }), message(3)]
  expect(lastOfOthers(all, 'customer')).toBe(2)
  expect(lastOfOthers([message(1)], 'customer')).toBe(0)
})
