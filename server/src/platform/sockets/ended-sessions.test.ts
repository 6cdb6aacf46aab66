import { expect, test, vi } from 'vitest'
import type { Caller } from '../sessions/caller.ts'
import type { ClientSocket } from './connection.ts'
import { disconnectEndedSessions, type EndedSessionsDeps } from './ended-sessions.ts'

function socketOf(sessionId: string, role: Caller['role'], secondFactorDueAt?: Date) {
  const disconnect = vi.fn()
  return {
    socket: {
      data: { caller: { sessionId, role, secondFactorDueAt } },
      disconnect,
    } as unknown as ClientSocket,
    disconnect,
  }
}

/** Runs the checks until every socket has been checked twice, on fake time. */
async function checkAmong(
  sockets: readonly ClientSocket[],
  endedSessions: EndedSessionsDeps['endedSessions'],
): Promise<unknown[]> {
  vi.useFakeTimers()
  const reported: unknown[] = []
  const check = disconnectEndedSessions({
    sockets: () => sockets,
    endedSessions,
    report: (error) => reported.push(error),
  })
  await vi.advanceTimersByTimeAsync(4_100)
  check.stop()
  vi.useRealTimers()
  return reported
}

test('many sockets are looked at a few at a time, and ended ones are cut', async () => {
  const all = Array.from({ length: 35 }, (_, index) => socketOf(`session-${index}`, 'user'))
  const asked: string[][] = []
  await checkAmong(
    all.map(({ socket }) => socket),
    async (sessions) => {
      asked.push(sessions.map(({ sessionId }) => sessionId))
      return sessions.filter(({ sessionId }) => sessionId === 'session-17')
    },
  )
  expect(asked).toHaveLength(20)
  expect(Math.max(...asked.map(({ length }) => length))).toBe(4)
  const counts = Map.groupBy(asked.flat(), (id) => id)
  expect([...counts.values()].map(({ length }) => length)).toEqual(Array(35).fill(2))
  expect(all.flatMap(({ disconnect }, index) => (disconnect.mock.calls.length > 0 ? [index] : []))).toEqual([
    17,
  ])
})

test('after a change of role, only earlier sockets are cut', async () => {
  const all = Array.from({ length: 20 }, (_, index) => socketOf('one', index < 10 ? 'support' : 'finance'))
  await checkAmong(
    all.map(({ socket }) => socket),
    async (sessions) => sessions.filter(({ role }) => role === 'support'),
  )
  expect(all.map(({ disconnect }) => disconnect.mock.calls.length > 0)).toEqual([
    ...Array<boolean>(10).fill(true),
    ...Array<boolean>(10).fill(false),
  ])
})

test('sockets are cut once their account needs a second factor', async () => {
  const inMs = (ms: number) => new Date(Date.now() + ms)
  const all = [inMs(3_000), inMs(60_000)].map((dueAt, index) => socketOf(`of ${index}`, 'admin', dueAt))
  await checkAmong(
    all.map(({ socket }) => socket),
    () => Promise.resolve([]),
  )
  expect(all.map(({ disconnect }) => disconnect.mock.calls.length > 0)).toEqual([true, false])
})

test('a silent database is reported, and asked again', async () => {
  const { socket, disconnect } = socketOf('one', 'user')
  let tries = 0
  const reported = await checkAmong([socket], async (sessions) => {
    tries += 1
    if (tries === 1) throw new Error('away')
    return sessions
  })
  expect(reported).toEqual([new Error('away')])
  expect(disconnect).toHaveBeenCalledWith(true)
})
