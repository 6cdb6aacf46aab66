import { ORPCError } from '@orpc/client'
import type { PositionsReceipt, PositionInput } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unreachable } from '~/api/transport'
import { createPositionQueue } from './positionQueue'

const kept = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  last?.stop()
})

let last: ReturnType<typeof createPositionQueue> | undefined
let account = 0
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const refused = (code: string, status: number) =>
  new ORPCError(code, { status, message: code, defined: true })
const open = (
  accountId: string,
  send: (locations: PositionInput[]) => Promise<PositionsReceipt>,
  ended: () => void = () => undefined,
) => {
  last?.stop()
  last = createPositionQueue({ accountId, send, ended, alone: (_name, work) => work() })
  return last
}

const at = (second: number): PositionInput => ({
  coordinates: [7.03, 5.48],
  accuracy: 10,
  at: new Date(Date.UTC(2026, 2, 2) + second * 1000).toISOString(),
})

/** A network that may be away. */
function line(accountId: string) {
  const sent: string[][] = []
  let isUp = true
  const queue = open(accountId, (locations) => {
    if (!isUp) return Promise.reject(new Unreachable('no network'))
    sent.push(locations.map((location) => location.at))
    return Promise.resolve({ kept: locations.length, dropped: {} })
  })
  return { queue, sent, set: (up: boolean) => (isUp = up) }
}
const someone = () => `rider ${String((account += 1))}`

test('without a network positions wait, also for the next page, in order', async () => {
  const me = someone()
  const before = line(me)
  before.set(false)
  for (let second = 0; second < 120; second += 1) before.queue.add(at(second))
  await settle()
  const next = line(me)
  await settle()
  expect(before.sent).toEqual([])
  expect(next.sent.map(({ length }) => length)).toEqual([100, 20])
  expect(next.sent.flat()).toEqual(Array.from({ length: 120 }, (_, second) => at(second).at))
})

test('another rider on this phone does not send them', async () => {
  const before = line(someone())
  before.set(false)
  before.queue.add(at(1))
  await settle()
  const other = line(someone())
  other.queue.flush()
  await settle()
  expect(other.sent).toEqual([])
})

test('too many waiting positions lose the oldest', async () => {
  const { queue, sent, set } = line(someone())
  set(false)
  for (let second = 0; second < 510; second += 1) queue.add(at(second))
  await settle()
  set(true)
  queue.flush()
  await settle(2_000)
  expect(sent.flat()).toHaveLength(500)
  expect(sent.flat()[0]).toBe(at(10).at)
})

test('what the server will never accept does not hold up the rest', async () => {
  const failures = [refused('VALIDATION', 400), refused('RATE_LIMITED', 429)]
  const sent: string[] = []
  const queue = open(someone(), ([location]) => {
    sent.push(location?.at ?? '')
    const failure = failures.shift()
    return failure ? Promise.reject(failure) : Promise.resolve({ kept: 1, dropped: {} })
  })
  queue.add(at(1))
  await settle()
  queue.add(at(2))
  await settle(2_000)
  expect(sent).toEqual([at(1).at, at(2).at, at(2).at])
})

test('without a job nothing waits any more', async () => {
  const ended = vi.fn()
  const queue = open(someone(), () => Promise.resolve({ kept: 0, dropped: { noJob: 1 } }), ended)
  queue.add(at(1))
  await settle()
  expect(ended).toHaveBeenCalledOnce()
})
