import type { UnreachedNotification } from '@ozi/contract'
import { expect, test } from 'vitest'
import { groupByPerson } from './groupByPerson'

let nth = 0
const news = (more: Partial<UnreachedNotification>): UnreachedNotification => ({
  _id: String(nth++),
  kind: 'job_changed',
  at: '2026-03-02T10:00:00.000Z',
  why: ['nobody'],
  to: null,
  order: { _id: 'a', number: '7K4-M2P' },
  ...more,
})
const emeka = { _id: 'r', name: 'Emeka', role: 'rider', mobileNumber: '+2348030000001' } as const

test('a person stands once, with each thing once and its newest time', () => {
  const newest = news({ to: emeka, at: '2026-03-02T12:00:00.000Z' })
  const other = news({ to: emeka, order: { _id: 'b', number: 'XCN-V8U' } })
  const people = groupByPerson([newest, news({ kind: 'staff_failed' }), news({ to: emeka }), other])
  expect(people.map(({ name, role, phone, news: told }) => [name, role, phone, told])).toEqual([
    ['Emeka', 'Rider', '+2348030000001', [newest, other]],
    ['Office', '', '', [expect.objectContaining({ kind: 'staff_failed' })]],
  ])
})

test('a receiver without an account can be called, too', () => {
  const receiver = { name: 'Eze', mobileNumber: '+2348030000002' }
  const [eze] = groupByPerson([news({ kind: 'receiver_code', receiver })])
  expect(eze).toMatchObject({ name: 'Eze', role: 'Receiver', phone: '+2348030000002' })
})
