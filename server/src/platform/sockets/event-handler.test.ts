import type { Ack } from '@ozi/contract'
import { expect, test } from 'vitest'
import { createEventHandler, type EventAnswers, type Connection } from './event-handler.ts'

test('an answer that cannot be sent is reported, and the next one is sent', async () => {
  const reported: string[] = []
  const handleEvent = createEventHandler({
    connection: {} as Connection,
    answers: () => ({}) as EventAnswers,
    isLimited: false,
    logRefused: () => undefined,
    report: (message) => void reported.push(message),
    disconnect: () => undefined,
  })
  handleEvent('typing', {}, () => {
    throw new Error('the connection cannot be written to')
  })
  const answered = await new Promise<Ack<unknown>>((resolve) => handleEvent('typing', {}, resolve))
  expect(answered).toMatchObject({ ok: false, error: { code: 'VALIDATION' } })
  expect(reported).toEqual(['sockets: typing: the connection cannot be written to'])
})
