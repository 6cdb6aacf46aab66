import { afterAll, beforeAll, expect, test } from 'vitest'
import { json, startFakeProvider, TROUBLES, type FakeProvider } from '../../../test/map-providers.ts'
import { SmsFailure } from './sms.ts'
import { createTermii } from './termii.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider(
    json({ message_id: '9122821270554876574', message: 'Successfully Sent' }),
  )
})
afterAll(() => provider.stop())

const sms = { to: '+2348031234567', text: 'The code is 1234' }
const send = () =>
  createTermii({ url: provider.url, key: 'a key', senderId: 'Ozi', channel: 'dnd' }, 200).send(sms)

test('an SMS goes to Termii as it documents', async () => {
  await send()
  const [{ path, body } = { path: '', body: '{}' }] = provider.requests
  expect(path).toBe('/api/sms/send')
  expect(JSON.parse(body)).toEqual({
    api_key: 'a key',
    to: '2348031234567',
    from: 'Ozi',
    sms: sms.text,
    type: 'plain',
    channel: 'dnd',
  })
})

test.each([
  [json({ message: 'Invalid phone number' }, 400), true],
  [json({ message: 'Insufficient balance' }, 402), false],
  [json({ code: 'ok' }), false],
  [TROUBLES['silence'] ?? json({}), false],
  [TROUBLES['an answer that never ends'] ?? json({}), false],
  [json({}, 307, { location: 'https://elsewhere.test' }), false],
])('what Termii does not take is told without number and text', async (behaviour, isFinal) => {
  provider.behave(behaviour)
  const failure = await send().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SmsFailure)
  expect(failure).toMatchObject({ isFinal })
  expect(String(failure)).not.toMatch(/1234|803/)
})
