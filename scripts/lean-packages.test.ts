import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement, type FunctionComponent, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { STAND_INS } from '../web/lean-router.ts'
import createIcon from '../web/src/ui/createIcon.ts'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))
const routerFiles = globSync('react-router/dist/production/**/*.js', { cwd: packages })
const read = (file: string) => readFileSync(path.join(packages, file), 'utf8')
const listed = (names = '') => names.split(',').map((name) => name.trim().split(' as ').at(-1))

/** What each file said, and who took what of it, when its stand-in was written. */
const LOOKED_AT: Readonly<Record<string, { digest: string; takenBy: readonly string[] }>> = {
  'instrumentation.js': {
    digest: '5a38d47fd184',
    takenBy: [
      'router.js: consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter',
      'server.js: instrumentHandler, instrumentationResultMetaContext',
    ],
  },
  'fog-of-war.js': {
    digest: 'b3e650e85987',
    takenBy: [
      'browser.js: getPathsWithAncestors, handleClientVersionMismatch',
      'components.js: getPartialManifest, isFogOfWarEnabled',
      'index.js: getPatchRoutesOnNavigationFunction, useFogOFWarDiscovery',
      'server.js: getManifestPath',
    ],
  },
}

test.each(Object.entries(STAND_INS))('%s of the router is as it was looked at', (file, standIn) => {
  const source = read(file).replace(/^\/\*\*[\s\S]*?\*\//, '')
  const names = (text: string) => listed(/^export \{ ([^}]*) \}/m.exec(text)?.[1]).sort()
  const declared = [...standIn.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  expect([...declared, ...names(standIn)].sort(), 'the stand-in needs these names').toEqual(names(source))
  const imported = new RegExp(`^import \\{ ([^}]*) \\} from "[^"]*/${path.basename(file)}"`, 'm')
  const now = {
    digest: createHash('sha256').update(source).digest('hex').slice(0, 12),
    takenBy: routerFiles
      .map((each) => [path.basename(each), imported.exec(read(each))?.[1]] as const)
      .flatMap(([by, taken]) => (taken === undefined ? [] : [`${by}: ${taken}`]))
      .sort(),
  }
  expect(
    now,
    'The router has changed what web/lean-router.ts leaves out. Read what is new in it: if no page uses it, write down here what it is now; else take its stand-in away.',
  ).toEqual(LOOKED_AT[path.basename(file)])
})

const ICONS = path.join(packages, 'lucide-react/dist/esm/icons')

test('an icon is drawn as its package would, but for unstyled classes', async () => {
  const { __iconData: data, default: Theirs } = (await import(path.join(ICONS, 'bike.mjs'))) as {
    __iconData: Parameters<typeof createIcon>[0]
    default: FunctionComponent<SVGProps<SVGSVGElement> & { size?: number }>
  }
  const Ours = createIcon(data)
  const attributesOf = (html: string) =>
    html
      .replace(/ xmlns="[^"]*"/, '')
      .replace(/ class="lucide lucide-bike ?/, ' class="')
      .replace(' class=""', '')
      .split(/[ <>]+/)
      .sort()
  const cases = [
    {},
    { size: 18, strokeWidth: 1.75, className: 'shrink-0', 'aria-hidden': true },
    { role: 'img', 'aria-label': 'to' },
  ]
  for (const props of cases) {
    const [ours, theirs] = [Ours, Theirs].map((Icon) => renderToStaticMarkup(createElement(Icon, props)))
    expect(attributesOf(ours ?? '')).toEqual(attributesOf(theirs ?? ''))
  }
  // Parts within parts, or another size, would need more than createIcon.ts does.
  const sources = globSync('*.mjs', { cwd: ICONS }).map((file) =>
    readFileSync(path.join(ICONS, file), 'utf8'),
  )
  const drawn = sources.filter((source) => source.includes('const __iconData = {'))
  expect(drawn.length).toBeGreaterThan(1000)
  expect(drawn.filter((source) => !/^ {2}size: 24,$/m.test(source) || /\},\s*\[/.test(source))).toEqual([])
})
