import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './test/counts.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ozi-counts-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function report(value: unknown): string {
  const path = join(dir, 'report.json')
  writeFileSync(path, JSON.stringify(value))
  return path
}

test('vitest says how many tests passed and failed', () => {
  expect(countVitest(report({ numPassedTests: 12, numFailedTests: 3, numPendingTests: 1 }))).toEqual({
    passed: 12,
    failed: 3,
  })
})

test('a journey that passed only when repeated is named as unsteady', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 4 }
  expect(countPlaywright(report({ stats }))).toEqual({ passed: 9, failed: 1, unsteady: 2 })
})

test('a report that was never written counts nothing', () => {
  expect(countVitest(join(dir, 'none.json'))).toEqual({ passed: 0, failed: 0 })
  expect(countPlaywright(join(dir, 'none.json'))).toEqual({ passed: 0, failed: 0, unsteady: 0 })
})
