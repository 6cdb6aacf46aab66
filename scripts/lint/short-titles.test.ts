import { RuleTester } from 'oxlint/plugins-dev'
import { describe, test } from 'vitest'
import { shortTitles } from './short-titles.ts'

RuleTester.describe = describe
RuleTester.it = test

const definitions: readonly [string, (title: string) => string][] = [
  ['a test', (title) => `test('${title}', () => {})`],
  ['a test of a table', (title) => `it.each([1, 2])('${title}', async () => {}, 5_000)`],
  ['a test with options', (title) => `test('${title}', { retry: 1 }, function () {})`],
  ['a title with a value', (title) => `withOrder(\`${title}\`, () => {})`],
]
const short = 'x'.repeat(70)
const long = 'x'.repeat(71)

new RuleTester().run('short-titles', shortTitles, {
  valid: [
    ...definitions.map(([name, define]) => ({ name: `${name} may have 70 characters`, code: define(short) })),
    { name: 'other texts may be longer', code: `expect('${long}', 'why').toBe(1)` },
  ],
  invalid: definitions.map(([name, define]) => ({
    name: `${name} may not have 71 characters`,
    code: define(long),
    errors: [{ messageId: 'long' }],
  })),
})
