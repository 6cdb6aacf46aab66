import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dearest, readAttempts, readPlaywright, readVitest } from './test/reports.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ozi-reports-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function report(value: unknown): string {
  const path = join(dir, 'report.json')
  writeFileSync(path, JSON.stringify(value))
  return path
}

test('vitest says how many tests passed and failed', () => {
  const { counts } = readVitest(report({ numPassedTests: 12, numFailedTests: 3, numPendingTests: 1 }))
  expect(counts).toEqual({ passed: 12, failed: 3 })
})

test('a journey that passed only when repeated is named as unsteady', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 4 }
  expect(readPlaywright(report({ stats })).counts).toEqual({ passed: 9, failed: 1, unsteady: 2 })
})

test('a report that was never written counts nothing', () => {
  expect(readVitest(join(dir, 'none.json')).counts).toEqual({ passed: 0, failed: 0 })
  expect(readPlaywright(join(dir, 'none.json')).counts).toEqual({ passed: 0, failed: 0, unsteady: 0 })
})

test('of a file that an attempt left unfinished, the second attempt counts', () => {
  const results = (...titles: string[]) =>
    titles.map((title) => {
      const [fullName = '', status = 'passed'] = title.split(' ')
      return { fullName, status }
    })
  const attempt = (...testResults: { name: string; status: string; assertionResults: object[] }[]) => {
    const all = testResults.flatMap(({ assertionResults }) => assertionResults)
    const count = (status: string) => all.filter((result) => Reflect.get(result, 'status') === status).length
    return readVitest(
      report({ testResults, numPassedTests: count('passed'), numFailedTests: count('failed') }),
    )
  }
  const first = attempt(
    { name: 'a', status: 'passed', assertionResults: results('one', 'two') },
    { name: 'b', status: 'failed', assertionResults: results('three', 'four failed', 'five failed') },
    { name: 'c', status: 'failed', assertionResults: [] },
  )
  expect(first.unfinished).toEqual(['b', 'c'])
  const second = attempt(
    { name: 'b', status: 'failed', assertionResults: results('three', 'four', 'five failed') },
    { name: 'c', status: 'passed', assertionResults: results('six') },
  )
  const { counts, failures } = readAttempts(first, second)
  expect(counts).toEqual({ passed: 5, failed: 1, unsteady: 1 })
  expect(failures).toEqual(['b: five'])
})

test('vitest names the failed tests with their files', () => {
  const assertionResults = [
    { fullName: 'good', status: 'passed' },
    { fullName: 'bad', status: 'failed' },
  ]
  const { failures } = readVitest(report({ testResults: [{ name: 'web/a.test.ts', assertionResults }] }))
  expect(failures).toEqual(['web/a.test.ts: bad'])
})

test('journeys that failed are named, those in groups too', () => {
  const bad = { title: 'bad', ok: false, tests: [] }
  const inside = { file: 'b.spec.ts', specs: [bad] }
  const suites = [{ file: 'b.spec.ts', specs: [{ ...bad, title: 'good', ok: true }], suites: [inside] }]
  expect(readPlaywright(report({ suites })).failures).toEqual(['b.spec.ts: bad'])
})

test('the dearest tests of both runners are listed, the longest first', () => {
  const units = readVitest(
    report({
      testResults: [
        {
          name: '/ozi/server/src/a.test.ts',
          assertionResults: [
            { fullName: 'slow', duration: 2500 },
            { fullName: 'skipped', duration: null },
          ],
        },
      ],
    }),
  )
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const journeys = readPlaywright(
    report({
      config: { rootDir: '/ozi/e2e' },
      suites: [
        {
          file: 'b.spec.ts',
          specs: [spec('repeated', 1500, 1250)],
          suites: [{ file: 'b.spec.ts', specs: [spec('inside', 9000)] }],
        },
      ],
    }),
  )
  expect(dearest([...units.durations, ...journeys.durations], '/ozi', 3)).toEqual([
    '    9.0 s  e2e/b.spec.ts: inside',
    '    2.8 s  e2e/b.spec.ts: repeated',
    '    2.5 s  server/src/a.test.ts: slow',
  ])
})
