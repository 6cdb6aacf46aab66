import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * docs/security.md has a row for each requirement of OWASP ASVS 5.0.0 of level 1 or 2, and says what holds it: tests,
 * as `file` “title”, “title”, or places, as `file`: reason.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

/** The levels of the requirements of each section, in order: 1.5.1 is of level 1, 1.5.2 of 2, 1.5.3 of 3. */
const LEVELS: Readonly<Record<string, string>> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3' },
  ...{ '3.7': '22333', '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '5.1': '2', '5.2': '112333', '5.3': '113', '5.4': '222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '11223333', '6.4': '112233', '6.5': '22222333' },
  ...{ '6.6': '2223', '6.7': '33', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '8.1': '1233', '8.2': '1123', '8.3': '133', '8.4': '23', '9.1': '111', '9.2': '1222' },
  ...{ '10.1': '22', '10.2': '223', '10.3': '22223', '10.4': '1111122222233333', '10.5': '22222' },
  ...{ '10.6': '22', '10.7': '222', '11.1': '2233', '11.2': '22233', '11.3': '11233', '11.4': '1222' },
  ...{ '11.5': '23', '11.6': '23', '11.7': '33', '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222', '15.4': '3333' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '2223' },
  ...{ '17.1': '23', '17.2': '22223333', '17.3': '22' },
}
const required = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1} | ${level}`])),
)

const ROW = /^\| (\d+\.\d+\.\d+ \| \d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/
const VERDICTS = ['held', 'not applicable', 'not held']
/** A file, and the titles of its tests that follow it. */
const NAMED = /`([^`]+)`((?:,? “[^”]+”)*)/g

const known = new Map<string, string[]>()

/** The titles of the tests and groups in a file, as they are written there. */
function titlesIn(file: string): string[] {
  const titles = known.get(file) ?? readTitles(file)
  known.set(file, titles)
  return titles
}

function readTitles(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const titles: string[] = []
  const read = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
    }
    ts.forEachChild(node, read)
  }
  read(source)
  return titles
}

/** What is wrong with the files and titles that a row names. */
function missingIn(shownBy: string): string[] {
  return [...shownBy.matchAll(NAMED)].flatMap(([, file = '', named = '']) => {
    if (!existsSync(path.join(root, file))) return [`no file ${file}`]
    const wanted = [...named.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
    const titles = wanted.length > 0 ? titlesIn(file) : []
    return wanted.filter((title) => !titles.includes(title)).map((title) => `no test “${title}” in ${file}`)
  })
}

/** What is wrong with a table, each problem by its requirement. */
function problemsOf(table: string): string[] {
  const lines = table.split('\n').filter((line) => /^\| *\d/.test(line))
  const rows = lines.map((line) => ROW.exec(line) ?? [line])
  const present = rows.map(([line = '', requirement = line]) => requirement)
  const wrong = rows.flatMap(([line, requirement, , verdict = '', shownBy = '']) => {
    if (requirement === undefined) return [`not a row: ${line}`]
    const names = [...shownBy.matchAll(NAMED)].length
    return [
      ...(VERDICTS.includes(verdict) ? [] : [`no verdict: ${verdict}`]),
      ...(verdict === 'held' && names === 0 ? ['held, but by no test and no place'] : []),
      ...(verdict === 'held' || shownBy.startsWith('because ') ? [] : ['no reason']),
      ...missingIn(shownBy),
    ].map((problem) => `${requirement}: ${problem}`)
  })
  const counted = VERDICTS.map((verdict) => `${rows.filter((row) => row[3] === verdict).length} ${verdict}`)
  return [
    ...required.filter((requirement) => !present.includes(requirement)).map((each) => `${each}: missing`),
    ...present.filter((each, index) => present.indexOf(each) < index).map((each) => `${each}: twice`),
    ...present.filter((each) => !required.includes(each)).map((each) => `${each}: no such requirement`),
    ...wrong,
    ...(table.includes(`${required.length} requirements: ${counted.join(', ')}.`)
      ? []
      : [`the sum is ${counted.join(', ')}`]),
  ]
}

test('each requirement has a row, whose tests and places exist', () => {
  expect(problemsOf(document)).toEqual([])
})

test.each([
  ['a missing row', /^\| 1\.5\.2 .*\n/m, '', '1.5.2 | 2: missing'],
  ['a row that is there twice', /^(\| 1\.5\.2 .*\n)/m, '$1$1', '1.5.2 | 2: twice'],
  ['another level', /^\| 1\.5\.2 \| 2/m, '| 1.5.2 | 1', '1.5.2 | 1: no such requirement'],
  ['a cell too few', /^(\| 1\.5\.2 \| 2) \| [^|]+/m, '$1', expect.stringContaining('not a row: | 1.5.2')],
  ['an unknown verdict', /^(\| 1\.5\.2 .*) held /m, '$1 perhaps ', '1.5.2 | 2: no verdict: perhaps'],
  [
    'a file that is gone',
    'http/json-shape.test.ts',
    'http/gone.test.ts',
    expect.stringMatching(/: no file .*gone/),
  ],
  [
    'a title that is none',
    '“a prototype in',
    '“no prototype in',
    expect.stringContaining('no test “no prototype'),
  ],
  [
    'nothing that holds it',
    /^(\| 1\.5\.2 .* held \|) .*$/m,
    '$1 trust us |',
    expect.stringContaining('by no test'),
  ],
  ['no reason', '| because no XML is parsed |', '| no |', '1.5.1 | 1: no reason'],
  ['another sum', 'requirements: ', 'requirements: 1', expect.stringContaining('the sum is')],
] as const)('a table with %s is refused', (_what, there, instead, problem) => {
  const changed = document.replace(there, instead)
  expect(changed).not.toBe(document)
  expect(problemsOf(changed)).toContainEqual(problem)
})
