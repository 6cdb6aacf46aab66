import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function start(isTTY: boolean) {
  const lines: string[] = []
  const write = (text: string) => void lines.push(text.replace('\r\u001b[K', ''))
  return { progress: createProgress({ isTTY, write }), lines }
}

// promise (operator): An import says what it does, and how long the rest will take
test('an import says what it does, how far it is, and the time left', () => {
  const { progress, lines } = start(true)
  const show = progress.step('Reading the extract', 0, 0.8)
  vi.advanceTimersByTime(10_000)
  show(0.25)
  expect(lines).toEqual(['Reading the extract … 0 %', 'Reading the extract … 20 %, 40 s left'])
  vi.advanceTimersByTime(100_000)
  progress.step('Finding the places', 0.2, 1)
  expect(lines.at(-1)).toBe('Finding the places … 20 %, 8 min left')
  progress.end()
  expect(lines.at(-1)).toBe('')
})

test('it writes no more than five times a second', () => {
  const { progress, lines } = start(true)
  const show = progress.step('Reading the extract', 0, 1)
  for (let share = 0; share < 1; share += 0.001) {
    vi.advanceTimersByTime(1)
    show(share)
  }
  expect(lines.length).toBeLessThanOrEqual(6)
})

test('where no terminal is, each step is one line', () => {
  const { progress, lines } = start(false)
  progress.step('Reading the extract', 0, 0.7)(0.5)
  progress.step('Connecting the roads', 0.7, 1)
  progress.end()
  expect(lines).toEqual(['Reading the extract …\n', 'Connecting the roads …\n'])
})
