import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterEach, beforeEach, expect, test } from 'vitest'

const config = await extractConfig(fileURLToPath(new URL('../.dependency-cruiser.mjs', import.meta.url)))
const rules = config.forbidden ?? []

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'ozi-boundaries-')))
  listPackages('package.json', 'zod', 'fastify', 'postgres')
})
afterEach(() => rmSync(root, { recursive: true }))

/** The rules that these imports break; each import is `from -> to`, with paths from the root. */
async function brokenBy(...imports: string[]): Promise<string[]> {
  for (const line of imports) {
    const [from = '', how = '', to = ''] = line.split(' ')
    write(to, '')
    const typeWord = how === '=>' ? 'type ' : ''
    write(
      from,
      `import ${typeWord}{ a } from '${specifierOf(to)}'\nexport type B = typeof a\nexport const b = ${typeWord === '' ? 'a' : '0'}\n`,
    )
  }
  const { output } = await cruise(
    ['contract', 'geo', 'server', 'web'].filter((room) => imports.some((line) => line.includes(`${room}/`))),
    { ...config.options, baseDir: root, validate: true, ruleSet: { forbidden: rules } },
    config.options?.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].toSorted()
}

/** A package is imported by its name. */
function specifierOf(to: string): string {
  if (to.startsWith('@')) return to
  return /^node_modules\/(.+)\/index[.]js$/.exec(to)?.[1] ?? join(root, to)
}

function write(path: string, text: string): void {
  if (path.startsWith('@')) return
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text === '' ? 'export const a = 1\n' : text, {
    flag: text === '' ? 'a' : 'w',
  })
}

function listPackages(path: string, ...names: string[]): void {
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']))
  writeFileSync(join(root, path), JSON.stringify({ type: 'module', dependencies }))
}

const modules = 'server/src/modules'
const areas = 'web/src/areas'

test.each([
  ['contract-imports-no-room', 'contract/src/orders/orders.ts -> server/src/app.ts'],
  ['contract-imports-few-packages', 'contract/src/orders/orders.ts -> node_modules/fastify/index.js'],
  ['constants-hold-values-alone', 'contract/src/orders/orders.constants.ts -> contract/src/orders/orders.ts'],
  ['fields-import-the-small-library', 'contract/src/orders/orders.fields.ts -> node_modules/zod/index.js'],
  ['geo-imports-no-room', 'geo/src/index.ts -> contract/src/index.ts'],
  ['geo/import-is-a-command', 'server/src/app.ts -> geo/import/src/collect.ts'],
  ['server-imports-contract-and-geo', 'server/src/app.ts -> web/src/root.tsx'],
  ['gallery-in-tests-only', 'web/src/root.tsx -> web/gallery/helpers/answers.ts'],
  ['web-imports-contract', 'web/src/root.tsx -> server/src/app.ts'],
  ['platform-knows-no-business', `server/src/platform/http/api.ts -> ${modules}/orders/orders.service.ts`],
  ['modules-meet-in-services', `${modules}/orders/orders.service.ts => ${modules}/riders/riders.routes.ts`],
  ['test-helpers-in-tests-only', `${modules}/orders/orders.service.ts -> server/test/app.ts`],
  ['stores-alone-touch-the-database', `${modules}/orders/orders.routes.ts -> node_modules/postgres/index.js`],
  ['web/src/areas/*/*', `${areas}/admin/riders/Page.tsx -> ${areas}/admin/vendors/table.ts`],
  ['web/src/ui', 'web/src/ui/button/Button.tsx -> web/src/api/client.ts'],
  ['web/src/live', 'web/src/live/liveList.ts -> web/src/order/orderState.ts'],
  ['web/src/browser', 'web/src/browser/storedToggle.ts -> web/src/api/index.ts'],
  ['web/src/worker', 'web/src/worker/sw.ts -> web/src/api/client.ts'],
  ['web/src/api', 'web/src/api/client.ts -> web/src/app/routes.ts'],
])('%s is broken by %s', async (rule, line) => {
  expect(await brokenBy(line)).toEqual([rule])
})

test('web/src/areas/* is broken by another area and by the frame', async () => {
  const line = `${areas}/admin/layout.tsx -> ${areas}/customer/shared/map.ts`
  expect(await brokenBy(line)).toEqual(['web/src/areas/*'])
  expect(await brokenBy(`${areas}/admin/layout.tsx -> web/src/app/guards.ts`)).toContain('web/src/areas/*')
})

test('every room of web has a rule', () => {
  const web = fileURLToPath(new URL('../web/src', import.meta.url))
  const folders = readdirSync(web, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const ruled = new Set(rules.map(({ name }) => /^web\/src\/(\w+)/.exec(name ?? '')?.[1]))
  const others = folders.map(({ name }) => name).filter((name) => !ruled.has(name))
  expect(others, 'app may import everything, and styles imports nothing').toEqual(['app', 'styles'])
})

test('the document says every rule', async () => {
  const rows = rules.map(({ name, comment }) => `| \`${name}\` | ${comment} |`)
  const document = `# Who may import whom
For those who change the code: which room may import which, and why. \`npm run check\` enforces these
rules. \`scripts/boundaries.test.ts\` writes them here from \`.dependency-cruiser.mjs\`:
\`npx vitest run scripts/boundaries.test.ts -u\`.

| Rule or room | What it says |
| --- | --- |
${rows.join('\n')}
`
  await expect(document).toMatchFileSnapshot(fileURLToPath(new URL('../docs/rooms.md', import.meta.url)))
})

test('no-cycles is broken by two files that import each other, by type too', async () => {
  const there = 'server/src/platform/a.ts => server/src/platform/b.ts'
  const back = 'server/src/platform/b.ts => server/src/platform/a.ts'
  expect(await brokenBy(there, back)).toEqual(['no-cycles'])
})

test('nothing-unresolved is broken by an import that leads nowhere', async () => {
  expect(await brokenBy('server/src/app.ts -> @ozi/nowhere')).toEqual(['nothing-unresolved'])
})

test('packages of the workspace are seen as the rooms they are', async () => {
  mkdirSync(join(root, 'node_modules/@ozi'), { recursive: true })
  mkdirSync(join(root, 'geo/src'), { recursive: true })
  writeFileSync(
    join(root, 'geo/package.json'),
    JSON.stringify({ name: '@ozi/geo', type: 'module', exports: { '.': './src/index.ts' } }),
  )
  writeFileSync(join(root, 'geo/src/index.ts'), 'export const a = 1\n')
  symlinkSync(join(root, 'geo'), join(root, 'node_modules/@ozi/geo'))
  expect(await brokenBy('web/src/root.tsx -> @ozi/geo')).toEqual(['web-imports-contract'])
})

test('packages-are-listed is broken by a package that only another lists', async () => {
  mkdirSync(join(root, 'node_modules/@bare/pg'), { recursive: true })
  writeFileSync(
    join(root, 'node_modules/@bare/pg/package.json'),
    '{ "name": "@bare/pg", "main": "index.js" }',
  )
  writeFileSync(join(root, 'node_modules/@bare/pg/index.js'), 'export const a = 1\n')
  mkdirSync(join(root, 'server'))
  listPackages('package.json', '@bare/pg')
  listPackages('server/package.json')
  expect(await brokenBy('server/src/app.ts -> @bare/pg')).toEqual(['packages-are-listed'])
  listPackages('server/package.json', '@bare/pg')
  expect(await brokenBy('server/src/app.ts -> @bare/pg')).toEqual([])
})
