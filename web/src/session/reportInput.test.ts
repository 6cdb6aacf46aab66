import { INPUT_REPORTS, type SessionUser } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '~/api'
import { reportInput } from './reportInput'
import { readSession } from './session'

vi.mock('~/api', () => ({ client: { sessions: { reportInput: vi.fn() } } }))
vi.mock('./session', () => ({ readSession: vi.fn() }))

const report = vi.mocked(client.sessions.reportInput)
const EVERY_MS = INPUT_REPORTS.everyMinutes * 60_000
const signIn = (role: SessionUser['role']) =>
  vi.mocked(readSession).mockReturnValue({ isLoggedIn: true, data: { role }, token: 't' } as never)

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  report.mockReset().mockResolvedValue({ success: true })
  stop = reportInput()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const type = (kind = 'keydown') => window.dispatchEvent(new Event(kind))

test('input of the staff is reported once in some minutes', () => {
  signIn('finance')
  for (const kind of ['keydown', 'pointerdown', 'wheel']) type(kind)
  expect(report).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(EVERY_MS - 1)
  type()
  expect(report).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  type()
  expect(report).toHaveBeenCalledTimes(2)
})

test('time alone is no input', () => {
  signIn('admin')
  vi.advanceTimersByTime(10 * EVERY_MS)
  expect(report).not.toHaveBeenCalled()
})

test('a report that failed is repeated sooner, but not for each key', async () => {
  signIn('support')
  report.mockRejectedValueOnce(new Error('no network'))
  type()
  await vi.advanceTimersByTimeAsync(1)
  type()
  expect(report).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(30_000)
  type()
  expect(report).toHaveBeenCalledTimes(2)
})

test('other people’s input is not reported', () => {
  signIn('user')
  type()
  expect(report).not.toHaveBeenCalled()
})
