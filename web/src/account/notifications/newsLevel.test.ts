import { NEEDS_READER, NOTIFICATIONS, type NotificationKind } from '@ozi/contract'
import { expect, test } from 'vitest'
import { kindsAt, levelOf, NEWS_LEVELS } from './newsLevel'

const KINDS = (Object.keys(NOTIFICATIONS) as NotificationKind[]).map((kind) => ({
  kind,
  channels: { ...NOTIFICATIONS[kind].channels },
}))

const told = (level: (typeof NEWS_LEVELS)[number]): string[] =>
  kindsAt(level, KINDS)
    .filter(({ channels }) => Object.values(channels).includes(true))
    .map(({ kind }) => kind)

// promise (customer): News is all, only what needs its reader, or none; who chose each kind keeps their own choice
test.each(NEWS_LEVELS)('choices made by a level are known as it: %s', (level) => {
  expect(levelOf(kindsAt(level, KINDS))).toBe(level)
})

test('the defaults of all kinds are all news', () => {
  expect(levelOf(KINDS)).toBe('all')
})

test('only what needs its reader leaves out what only tells', () => {
  expect(told('needed')).toEqual(
    expect.arrayContaining(['order_failed', 'offer', 'shop_order', 'staff_chat']),
  )
  expect(told('needed')).not.toEqual(expect.arrayContaining(['order_taken']))
  expect(told('none')).toEqual([])
})

test('each reader has a kind that needs them', () => {
  const readers = (kinds: readonly NotificationKind[]) => new Set(kinds.map((kind) => NOTIFICATIONS[kind].to))
  const all = readers(KINDS.map(({ kind }) => kind))
  all.delete('receiver')
  expect(readers(NEEDS_READER)).toEqual(all)
})

test('one channel that was changed makes an own choice', () => {
  const own = KINDS.map((each) =>
    each.kind === 'order_at_door' ? { ...each, channels: { push: true, sms: true, mail: true } } : each,
  )
  expect(levelOf(own)).toBeNull()
})
