import { expect, test } from 'vitest'
import { chooseChannels, type RecipientChannels } from './choose-channels.ts'

const recipient = (more: Partial<RecipientChannels> = {}): RecipientChannels => ({
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
  const two = recipient({ subscriptionIds: ['a', 'b'] })
  expect(statuses('order_at_door', two)).toEqual(['push: waiting', 'push: waiting', 'mail: waiting'])
  expect(statuses('order_at_door', { ...two, choice: { sms: true } })).toContain('sms: waiting')
  expect(statuses('order_at_door', { ...two, choice: { sms: true }, hasSms: false })).not.toContain(
    'sms: waiting',
  )
})

test('quiet hours hold pushes and SMS back, not mails', () => {
  const asleep = recipient({ isQuiet: true, subscriptionIds: ['a', 'b'], choice: { sms: true } })
  expect(statuses('order_at_door', asleep)).toEqual(['push: quiet', 'sms: quiet', 'mail: waiting'])
})

test('who has no channel is reached by nobody, who wants none is left alone', () => {
  expect(statuses('job_changed', recipient())).toEqual(['none: nobody'])
  expect(statuses('job_changed', recipient({ isQuiet: true }))).toEqual(['none: nobody'])
  expect(statuses('order_taken', recipient({ hasMail: false }))).toEqual(['none: nobody'])
  expect(statuses('job_changed', recipient({ subscriptionIds: ['a'], choice: { push: false } }))).toEqual([
    'none: unwanted',
  ])
})
