import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { customerMessages, riderMessages, tariffMessages, vendorMessages } from '@ozi/contract'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const rows = read('docs/tested.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What |'))

/** The tests that a row names, as `file`: title, one per line. */
const testsOf = (row: string) =>
  (row.split(' | ')[1] ?? '')
    .replace(/ \|$/, '')
    .split('<br>')
    .map((named) => {
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? []
      return { named, file, title }
    })

/** Calls that are not tests: they only group tests, or are not run. */
const NO_TEST = /\b(describe|skip|fixme|todo|skipIf|runIf|step)\b/

/** The titles of the tests in a file, with the names of placeholders as they are written there. */
function titlesIn(file: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest)
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title, ...more] = node.arguments
      const hasBody = more.some((part) => ts.isArrowFunction(part) || ts.isFunctionExpression(part))
      if (title && hasBody && !NO_TEST.test(node.expression.getText(source))) {
        if (ts.isStringLiteralLike(title)) titles.add(title.text)
        else if (ts.isTemplateExpression(title)) titles.add(title.getText(source).slice(1, -1))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

test('every row names at least one test, and each test it names is there', () => {
  expect(rows.length).toBeGreaterThan(40)
  const titles = new Map<string, ReadonlySet<string>>()
  const gone = rows.flatMap(testsOf).filter(({ file, title }) => {
    if (title === '') return true
    const there = titles.get(file) ?? titlesIn(file)
    titles.set(file, there)
    return !there.has(title)
  })
  expect(gone.map(({ named }) => named)).toEqual([])
})

test('every page of every area has a row', () => {
  const routes = read('web/src/app/routes.ts')
  const pages = [
    ...routes.matchAll(
      /route\('([^']+)', 'areas\/(?:(?:public|customer|rider|vendor)\/|admin\/[\w/-]+page)/g,
    ),
  ].map(([, page]) => page)
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((page) => !rows.some((row) => row.includes(`\`/${page}\``)))).toEqual([])
})

test('every dialog of the staff, of a failure and of a success, has a row', () => {
  const told = [customerMessages, riderMessages, vendorMessages, tariffMessages]
    .flatMap((messages) => Object.values<string>(messages))
    .filter((text) => text.startsWith('Failed to ') || text.includes('successfully'))
  expect(told.filter((text) => text.startsWith('Failed to '))).toHaveLength(14)
  expect(told.filter((text) => !rows.some((row) => row.includes(`“${text}”`)))).toEqual([])
})
