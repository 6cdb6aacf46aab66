import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { customerMessages, riderMessages, tariffMessages, vendorMessages } from '@ozi/contract'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const rows = read('docs/tested.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What |'))

/** The tests a row names: `file`: title, one below the other. */
const testsOf = (row: string) =>
  (row.split(' | ')[1] ?? '')
    .replace(/ \|$/, '')
    .split('<br>')
    .map((named) => {
      const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? []
      return { named, file, title }
    })

test('every row names at least one test, and each test it names is there', () => {
  expect(rows.length).toBeGreaterThan(40)
  const gone = rows.flatMap(testsOf).filter(({ file, title }) => {
    if (title === '') return true
    const text = read(file)
    return !["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
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
