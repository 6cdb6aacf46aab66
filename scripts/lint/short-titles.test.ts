import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { shortTitles } from './short-titles.ts'

const config = {
  plugins: { ozi: { rules: { 'short-titles': shortTitles } } },
  rules: { 'ozi/short-titles': 2 },
}
const reportsOn = (code: string) => new Linter().verify(code, config as Linter.Config).length

test.each([
  ['a test', (title: string) => `test('${title}', () => {})`],
  ['a test of a table', (title: string) => `it.each([1, 2])('${title}', async () => {}, 5_000)`],
  ['a test with options', (title: string) => `test('${title}', { retry: 1 }, function () {})`],
  ['a title with a value', (title: string) => `withOrder(\`${title}\`, () => {})`],
])('%s has at most 70 characters in its title', (_, code) => {
  expect(reportsOn(code('x'.repeat(70)))).toBe(0)
  expect(reportsOn(code('x'.repeat(71)))).toBe(1)
})

test('other texts may be longer', () => {
  expect(reportsOn(`expect('${'x'.repeat(71)}', 'why').toBe(1)`)).toBe(0)
})
