import type { Ack } from '@ozi/contract'
import { expect, test } from 'vitest'
import { createHearing, type Answers, type Connection } from './answers.ts'

test('an answer that cannot be sent is reported, and the next one is sent', async () => {
  const reported: string[] = []
  const hear = createHearing({
    connection: {} as Connection,
    answers: () => ({}) as Answers,
    isLimited: false,
    logRefused: () => undefined,
    report: (message) => void reported.push(message),
    cut: () => undefined,
  })
  hear('typing', {}, () => {
    throw new Error('the connection cannot be written to')
  })
  const answered = await new Promise<Ack<unknown>>((resolve) => hear('typing', {}, resolve))
  expect(answered).toMatchObject({ ok: false, error: { code: 'VALIDATION' } })
  expect(reported).toEqual(['sockets: typing: the connection cannot be written to'])
})
