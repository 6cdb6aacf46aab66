import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { customerMessages, riderMessages, tariffMessages, vendorMessages } from '@ozi/contract'
import { expect, test } from 'vitest'

/**
 * docs/tested.md lists what is promised, and in which files it is tested: each line `// promise (<who>): <what>`
 * above a test. `npx vitest run scripts/tested.test.ts -u` rewrites it.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const testFiles = globSync(
  ['{bench,contract,e2e,geo,scripts,server,web}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'],
  {
    cwd: root,
    exclude: ['**/node_modules', '**/build'],
  },
).toSorted()

const WHO = ['everyone', 'customer', 'rider', 'shop', 'staff', 'operator']
const TAG = /^\s*\/\/ promise\b(?: \((\w+)\): (\S.*))?/
/** A line that begins a test which is run; groups of tests are not tests. */
const TEST = /^\s*(?!describe\b)\w+(\.\w+)?[(<]/

const promises = testFiles.flatMap((file) => {
  const lines = read(file).split('\n')
  return lines.flatMap((line, at) => {
    const [tag, who = '', what = ''] = TAG.exec(line) ?? []
    const test = lines.slice(at).find((next) => !TAG.test(next)) ?? ''
    return tag === undefined ? [] : [{ file, line, who, what, isAboveTest: TEST.test(test) }]
  })
})
const promised = [...new Set(promises.map(({ what }) => what))].toSorted()

test('a promise says who it is made to, and is directly above a test', () => {
  const wrong = promises.filter(({ who, isAboveTest }) => !WHO.includes(who) || !isAboveTest)
  expect(wrong.map(({ file, line }) => `${file}: ${line.trim()}`)).toEqual([])
})

test('the document lists every promise', async () => {
  const section = (who: string) => {
    const own = promises.filter((promise) => promise.who === who)
    return promised
      .map((what) => [what, new Set(own.filter((one) => one.what === what).map(({ file }) => file))] as const)
      .filter(([, files]) => files.size > 0)
      .map(
        ([what, files]) => `- ${what}\n${[...files].map((file) => `  - [${file}](../${file})\n`).join('')}`,
      )
      .join('')
  }
  const document = `# What is promised, and where it is tested
For those who ask what Ozi does for whom, and how that is known: each promise with its tests.
\`scripts/tested.test.ts\` writes this list from the lines \`// promise (<who>): <what>\` above tests.

${WHO.map((who) => `## To ${who}\n${section(who)}`).join('\n')}`
  await expect(document).toMatchFileSnapshot(path.join(root, 'docs/tested.md'))
})

test('every page of every area has a promise', () => {
  const pages = [
    ...read('web/src/app/routes.ts').matchAll(
      /route\('([^']+)', 'areas\/(?:(?:public|customer|rider|vendor)\/|admin\/[\w/-]+page)/g,
    ),
  ].map(([, page]) => page)
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((page) => !promised.some((what) => what.includes(`\`/${page}\``)))).toEqual([])
})

test('every dialog text of the staff has a promise', () => {
  const texts = [customerMessages, riderMessages, vendorMessages, tariffMessages]
    .flatMap((messages) => Object.values<string>(messages))
    .filter((text) => text.startsWith('Failed to ') || text.includes('successfully'))
  expect(texts.filter((text) => text.startsWith('Failed to '))).toHaveLength(14)
  expect(texts.filter((text) => !promised.some((what) => what.includes(`“${text}”`)))).toEqual([])
})
