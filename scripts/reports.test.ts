import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesOf, nameOf, noTests, readAttempts, readPlaywright, readVitest } from './test/reports.ts'

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

const results = (...titles: string[]) =>
  titles.map((title) => {
    const [fullName = '', status = 'passed'] = title.split(' ')
    return { fullName, status }
  })

test('vitest names the failed tests with their files', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: results('good', 'bad failed') },
  ]
  const { passed, failures } = readVitest(report({ testResults }))
  expect([passed.map(nameOf), failures.map(nameOf)]).toEqual([['a.test.ts: good'], ['a.test.ts: bad']])
})

test('a file that fails outside its tests is named with its message', () => {
  const message = "Cannot find module './b.ts'\nimported from a.test.ts"
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message, assertionResults: [] },
    { name: 'c.test.ts', status: 'failed', message: '', assertionResults: [] },
  ]
  expect(readVitest(report({ testResults })).failures.map(nameOf)).toEqual([
    "a.test.ts: Cannot find module './b.ts'",
    'c.test.ts: was not run',
  ])
})

test('a report that was never written counts nothing', () => {
  expect(readVitest(join(dir, 'none.json'))).toEqual(noTests)
  expect(readPlaywright(join(dir, 'none.json'))).toEqual(noTests)
})

const attempt = (...files: [name: string, ...titles: string[]][]) => {
  const testResults = files.map(([name, ...titles]) => ({
    name,
    message: '',
    assertionResults: results(...titles),
    status: titles.length > 0 && titles.every((title) => !title.endsWith('failed')) ? 'passed' : 'failed',
  }))
  return readVitest(report({ testResults }))
}

test('of a file that an attempt left unfinished, the second counts', () => {
  const first = attempt(['a', 'one', 'two'], ['b', 'three', 'four failed', 'five failed'], ['c'])
  expect(filesOf(first.failures)).toEqual(['b', 'c'])
  const second = attempt(['b', 'three', 'four', 'five failed'], ['c', 'six'])
  const { passed, failures, unsteady } = readAttempts(first, second)
  expect(passed).toHaveLength(5)
  expect(failures.map(nameOf)).toEqual(['b: five'])
  expect(unsteady.map(nameOf)).toEqual(['b: four'])
})

test('without a second attempt the first counts', () => {
  const first = attempt(['b', 'three', 'four failed'])
  expect(readAttempts(first, noTests)).toEqual(first)
})

test('journeys that failed or were unsteady are named, in groups too', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const inside = { file: 'b.spec.ts', specs: [spec('bad', 'unexpected'), spec('late', 'flaky')] }
  const suites = [{ file: 'b.spec.ts', specs: [spec('good', 'expected')], suites: [inside] }]
  const read = readPlaywright(report({ config: { rootDir: '/ozi/e2e' }, suites }))
  expect(read.passed).toHaveLength(2)
  expect(read.failures.map(nameOf)).toEqual(['/ozi/e2e/b.spec.ts: bad'])
  expect(read.unsteady.map(nameOf)).toEqual(['/ozi/e2e/b.spec.ts: late'])
})
