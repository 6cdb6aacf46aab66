import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import type { Caller } from '../sessions/caller.ts'
import { createHandshakes } from './handshakes.ts'

const ada: Caller = {
  accountId: 'ada',
  sessionId: 'one',
  role: 'user',
  email: 'ada@ozi.test',
  isVerified: true,
}

function open(identifyAll: (tokens: readonly string[]) => Promise<(Caller | null)[]>) {
  return createHandshakes({
    identifyAll,
    countRequest: () => Promise.resolve(),
    config: { publicUrl: 'http://ozi.test', trustProxy: false },
  })
}

test('a crowd is looked up by few queries, and each is who they are', async () => {
  const asked: (readonly string[])[] = []
  const { authenticate } = open((tokens) => {
    asked.push(tokens)
    return Promise.resolve(
      tokens.map((token) => {
        if (token === 'nobody') return null
        return { ...ada, accountId: token, isVerified: token !== 'newcomer' }
      }),
    )
  })
  const names = ['nobody', 'newcomer', ...Array.from({ length: 500 }, (_, index) => `person ${index}`)]
  const callers = await Promise.allSettled(names.map((name) => authenticate(name)))
  expect(callers.slice(0, 2)).toMatchObject([
    { reason: { code: 'UNAUTHENTICATED' } },
    { reason: { code: 'OTP_REQUIRED' } },
  ])
  const known = callers.slice(2).map((one) => (one.status === 'fulfilled' ? one.value.accountId : null))
  expect(known).toEqual(names.slice(2))
  expect(asked.length).toBeLessThan(10)
  await expect(authenticate(undefined)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('while a crowd shakes hands, others are answered', async () => {
  const { admit } = open(() => Promise.resolve([]))
  const request = Object.assign(new EventEmitter(), { headers: {}, socket: {} }) as unknown as IncomingMessage
  let admitted = 0
  const crowd = Array.from({ length: 500 }, async () => {
    await admit(request)
    admitted += 1
  })
  const seen: number[] = []
  while (admitted < crowd.length) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(admitted)
  }
  const steps = seen.map((count, index) => count - (seen[index - 1] ?? 0))
  expect(Math.max(...steps)).toBeLessThanOrEqual(50)
})
