import { TYPING } from '@ozi/contract'
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { createTypingReports, createTypingSign } from './reportTyping'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Two pages with a network between them; `changes` says when, after the first key, the sign came and went. */
function twoPages() {
  const from = Date.now()
  const changes: { readonly isShown: boolean; readonly atMs: number }[] = []
  const reports: boolean[] = []
  const sign = createTypingSign((isShown) => void changes.push({ isShown, atMs: Date.now() - from }))
  const typed = createTypingReports((isTyping) => {
    reports.push(isTyping)
    sign.told(isTyping)
  })
  return { typed, sign, changes, reports }
}

// promise (customer): Support chat: the typing sign ends 1.5 s after the last key, however somebody types
test.each([300, 450, 900, 1_400])('keys every %i ms show one sign that ends with them', (pauseMs) => {
  const { typed, changes, reports } = twoPages()
  const keys = 8
  for (let key = 0; key < keys; key += 1) {
    if (key > 0) vi.advanceTimersByTime(pauseMs)
    typed(true)
  }
  vi.advanceTimersByTime(10_000)
  const lastKeyMs = (keys - 1) * pauseMs
  expect(changes).toEqual([
    { isShown: true, atMs: 0 },
    { isShown: false, atMs: lastKeyMs + TYPING.fadeMs },
  ])
  expect(reports.filter(Boolean).length).toBeLessThanOrEqual(lastKeyMs / TYPING.renewMs + 1)
})

test('whoever sent the message or emptied the field has stopped', () => {
  const { typed, changes, reports } = twoPages()
  typed(true)
  vi.advanceTimersByTime(200)
  typed(false)
  typed(false)
  vi.advanceTimersByTime(10_000)
  expect(changes.map(({ atMs }) => atMs)).toEqual([0, 200])
  expect(reports).toEqual([true, false])
})

test('a sign whose end is lost goes by itself', () => {
  const shown = vi.fn()
  const sign = createTypingSign(shown)
  sign.told(true)
  vi.advanceTimersByTime(TYPING.lostMs)
  expect(shown.mock.calls).toEqual([[true], [false]])
})
