import { expect, test } from 'vitest'
import { chooseChannels, type Reader } from './choose-channels.ts'

const reader = (more: Partial<Reader> = {}): Reader => ({
  choice: {},
  isQuiet: false,
  subscriptionIds: [],
  hasMail: true,
  hasSms: true,
  ...more,
})
const statuses = (...asked: Parameters<typeof chooseChannels>): string[] =>
  chooseChannels(...asked).map(({ channel, status }) => `${channel ?? 'none'}: ${status}`)

test('every browser gets a push, and SMS only who chose it', () => {
  const two = reader({ subscriptionIds: ['a', 'b'] })
  expect(statuses('order_at_door', two)).toEqual(['push: waiting', 'push: waiting', 'mail: waiting'])
  expect(statuses('order_at_door', { ...two, choice: { sms: true } })).toContain('sms: waiting')
  expect(statuses('order_at_door', { ...two, choice: { sms: true }, hasSms: false })).not.toContain(
    'sms: waiting',
  )
})

test('quiet hours hold pushes and SMS back, not mails', () => {
  const asleep = reader({ isQuiet: true, subscriptionIds: ['a', 'b'], choice: { sms: true } })
  expect(statuses('order_at_door', asleep)).toEqual(['push: quiet', 'sms: quiet', 'mail: waiting'])
})

test('who has no channel is reached by nobody, who wants none is left alone', () => {
  expect(statuses('job_changed', reader())).toEqual(['none: nobody'])
  expect(statuses('job_changed', reader({ isQuiet: true }))).toEqual(['none: nobody'])
  expect(statuses('order_taken', reader({ hasMail: false }))).toEqual(['none: nobody'])
  expect(statuses('job_changed', reader({ subscriptionIds: ['a'], choice: { push: false } }))).toEqual([
    'none: unwanted',
  ])
})
