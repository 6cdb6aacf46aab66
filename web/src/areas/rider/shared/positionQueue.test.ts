import type { SentPosition } from '@ozi/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createPositionQueue } from './positionQueue'

const { refused } = vi.hoisted(() => ({ refused: { code: 'UNAVAILABLE' } }))
vi.mock('~/api', () => ({ refusalOf: () => refused }))
vi.mock('~/browser/browserStorage', () => {
  const kept = new Map<string, string>()
  return {
    readStored: (key: string) => kept.get(key) ?? null,
    store: (key: string, value: string) => void kept.set(key, value),
    forget: (key: string) => void kept.delete(key),
  }
})

const at = (second: number): SentPosition => ({
  ...{ coordinates: [7.03, 5.48], accuracy: 10 },
  at: new Date(Date.UTC(2026, 2, 2) + second * 1000).toISOString(),
})

function line() {
  const sent: string[][] = []
  let isUp = true
  const ended = vi.fn()
  const queue = createPositionQueue({
    send: async (locations) => {
      if (!isUp) throw new Error('no network')
      sent.push(locations.map((location) => location.at))
      return { kept: locations.length, dropped: {} }
    },
    ended,
  })
  return { queue, sent, ended, set: (up: boolean) => (isUp = up) }
}

let last: ReturnType<typeof line> | undefined
afterEach(() => last?.queue.clear())

test('without a network positions wait, also for the next page, in order', async () => {
  last = line()
  last.set(false)
  for (let second = 0; second < 120; second += 1) last.queue.add(at(second))
  await last.queue.flush()
  const next = line()
  await next.queue.flush()
  expect(next.sent.map(({ length }) => length)).toEqual([100, 20])
  expect(next.sent.flat()).toEqual(Array.from({ length: 120 }, (_, second) => at(second).at))
})

test('too many waiting positions lose the oldest', async () => {
  last = line()
  last.set(false)
  for (let second = 0; second < 510; second += 1) last.queue.add(at(second))
  last.set(true)
  await vi.waitFor(async () => {
    await last?.queue.flush()
    expect(last?.sent.flat()).toHaveLength(500)
  })
  expect(last.sent.flat()[0]).toBe(at(10).at)
})

test('what the server will never accept does not hold up the rest', async () => {
  refused.code = 'VALIDATION'
  const sent: string[] = []
  const queue = createPositionQueue({
    send: async ([location]) => {
      sent.push(location?.at ?? '')
      if (sent.length === 1) throw new Error('refused')
      return { kept: 1, dropped: {} }
    },
    ended: () => undefined,
  })
  queue.add(at(1))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  queue.add(at(2))
  await vi.waitFor(() => expect(sent).toEqual([at(1).at, at(2).at]))
  refused.code = 'UNAVAILABLE'
})

test('without a job nothing waits any more', async () => {
  const ended = vi.fn()
  const queue = createPositionQueue({ send: async () => ({ kept: 0, dropped: { noJob: 1 } }), ended })
  queue.add(at(1))
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
})
