import { expect, test } from 'vitest'
import { arrange, fits } from './narrowing'

const row = (_id: string, minute: number, more: object = {}) => ({
  _id,
  status: 'active' as const,
  lastUpdated: `2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`,
  assignee: null,
  ...more,
})
const idsOf = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id)

// promise (staff): The chat list: who wrote last comes to the top and is counted as new until it is opened
test('whoever wrote last stands on top', () => {
  const rows = [row('a', 3), row('b', 9), row('c', 1)]
  expect(idsOf(arrange(rows, {}, 'me', null))).toEqual(['b', 'a', 'c'])
})

test('a list of one status drops conversations of others, except an open one', () => {
  const rows = [row('a', 3), row('b', 2, { status: 'resolved' })]
  expect(idsOf(arrange(rows, { status: 'active' }, 'me', null))).toEqual(['a'])
  expect(idsOf(arrange(rows, { status: 'active' }, 'me', 'b'))).toEqual(['a', 'b'])
})

test('mine are those given to me, and nobody’s those given to nobody', () => {
  const mine = row('a', 1, { assignee: { _id: 'me', name: 'Ada' } })
  const hers = row('b', 1, { assignee: { _id: 'she', name: 'Bola' } })
  const open = row('c', 1)
  expect([mine, hers, open].map((each) => fits({ assignee: 'me' }, each, 'me'))).toEqual([true, false, false])
  expect([mine, hers, open].map((each) => fits({ assignee: 'nobody' }, each, 'me'))).toEqual([
    false,
    false,
    true,
  ])
})

test('read conversations stay in a list of unread ones until the next fetch', () => {
  expect(idsOf(arrange([row('a', 1)], { unread: 'true' }, 'me', null))).toEqual(['a'])
})
