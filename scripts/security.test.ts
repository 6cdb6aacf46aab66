import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/**
 * docs/security.md has a row for each requirement of OWASP ASVS 5.0.0 of level 1 or 2, and says what holds it: tests,
 * as `file` “title”, “title”, or places, as `file`: reason.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const document = read('docs/security.md')
const ROW = /^\| (\d+\.\d+\.\d+) \| \d \| [^|]+ \| (held|not applicable|not held) \| ([^|]+) \|$/
const rows = document
  .split('\n')
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => {
    const [, requirement = line, verdict = 'not a row', shownBy = ''] = ROW.exec(line) ?? []
    return { requirement, verdict, shownBy }
  })
/** A file, and the titles of its tests that follow it. */
const NAMED = /`([^`]+)`((?:,? “[^”]+”)*)/g

function missingIn(shownBy: string): string[] {
  return [...shownBy.matchAll(NAMED)].flatMap(([, file = '', titles = '']) => {
    if (!existsSync(path.join(root, file))) return [file]
    const wanted = [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
    return wanted.filter(
      (title) => !["'", '"', '`'].some((quote) => read(file).includes(quote + title + quote)),
    )
  })
}

test('the tests and files that a requirement names exist', () => {
  const missing = rows.flatMap(({ requirement, shownBy }) =>
    missingIn(shownBy).map((name) => `${requirement}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('a requirement is there once, with what holds it or a reason', () => {
  const numbers = rows.map(({ requirement }) => requirement)
  expect(new Set(numbers).size).toBe(numbers.length)
  const isShown = (verdict: string, shownBy: string) =>
    verdict === 'held' ? shownBy.includes('`') : shownBy.startsWith('because ')
  expect(rows.filter(({ verdict, shownBy }) => !isShown(verdict, shownBy))).toEqual([])
})

test('the document counts its requirements', () => {
  const count = (verdict: string) => `${rows.filter((row) => row.verdict === verdict).length} ${verdict}`
  expect(document).toContain(
    `${rows.length} requirements: ${['held', 'not applicable', 'not held'].map(count).join(', ')}.`,
  )
})

test('each table is in a class of personal data', () => {
  const section = /\n## Personal data\n(.*?)\n## /s.exec(document)?.[1] ?? ''
  const tables = [...read('docs/schema.sql').matchAll(/^CREATE TABLE (\w+)/gm)].map(([, table = '']) => table)
  expect(tables.length).toBeGreaterThan(50)
  expect(tables.filter((table) => !section.includes(`\`${table}\``))).toEqual([])
})
