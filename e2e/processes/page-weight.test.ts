import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@ozi/contract'
import { expect, test } from 'vitest'
import { firstTextAreasOf } from '../../web/src/app/isTranslated.ts'
import { gzippedBytes } from '../helpers/page-bytes.ts'

/**
 * In KB gzipped: all scripts that a page cannot be used without, and the texts of another language that it begins with.
 * Of two that fit a page the first holds.
 */
const LIMITS: readonly (readonly [pages: RegExp, english: number, otherLanguages: number])[] = [
  [/^\/dashboard$/, 155, 155],
  [/^\/dashboard\/(send|receive)$/, 185, 207],
  [/^\/dashboard\/orders\/:orderId$/, 185, 209],
  [/^\/dashboard\//, 199, 221],
  [/^\/rider$/, 183, 203],
  [/^\/rider\/(offers|done|cash|earnings|statement)$/, 191, 211],
  [/^\/rider\//, 197, 216],
  [/^\/vendor$/, 181, 203],
  [/^\/vendor/, 191, 212],
  [/^\/admin\/(orders|dispatch)\/:orderId$/, 243, 243],
  [/^\/admin\/orders\/new$/, 238, 238],
  [/^\/admin\/chats/, 229, 229],
  // Forms on pages of their own.
  [/^\/admin\/(fare|vendors\/:vendorId\/hours|closures\/new)$/, 207, 207],
  [/^\/admin/, 202, 202],
]

interface Route {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly module: string
}

interface Manifest {
  readonly entry: { readonly module: string }
  readonly routes: Readonly<Record<string, Route>>
}

const ASSETS = fileURLToPath(new URL('../../web/build/client/assets', import.meta.url))
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[^"'();]*?from\s*)?["']([^"']+\.js)["']/g
const TEXTS = /languages\/(\w+)\/(\w+)\.ts[`"']:\(\)=>\w+\(\(\)=>import\([`"']\.\/([\w.-]+\.js)/g

const names = readdirSync(ASSETS)
const sources = new Map(
  names
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')] as const),
)
const sourceOf = (name: string): string => sources.get(name) ?? ''

const { entry, routes } = readManifest()
/** By language and area, as `ig/base`. */
const textScripts = new Map(
  [...sources.values()].flatMap((source) =>
    [...source.matchAll(TEXTS)].map(([, language = '', area = '', name = '']) => [
      `${language}/${area}`,
      name,
    ]),
  ),
)

function readManifest(): Manifest {
  const source = sourceOf(names.find((name) => /^manifest-\w+\.js$/.test(name)) ?? '')
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Manifest
}

/** A route and all around it, the outermost first. */
function chainOf(route: Route): readonly Route[] {
  const around = route.parentId === undefined ? undefined : routes[route.parentId]
  return around ? [...chainOf(around), route] : [route]
}

/** These scripts, and all that they import before they run. */
function withImports(scripts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const [, imported = ''] of sourceOf(name).matchAll(STATIC_IMPORT)) add(posix.basename(imported))
  }
  scripts.map((script) => posix.basename(script)).forEach(add)
  return found
}

const kbOf = (scripts: Iterable<string>): number =>
  [...scripts].reduce((sum, name) => sum + gzippedBytes(Buffer.from(sourceOf(name))), 0) / 1000

const pages = Object.values(routes).flatMap((route) => {
  const chain = chainOf(route)
  if (route.path === undefined || !chain.some(({ id }) => id === 'app/interactive')) return []
  const path = `/${chain.flatMap((each) => each.path || []).join('/')}`
  return [{ path, scripts: [entry.module, ...chain.map(({ module }) => module)] }]
})

// promise (everyone): Before a page can be used, it loads no more script than its limit, in every language
test.each(pages)('$path can be used without much script', ({ path, scripts }) => {
  const [, english = 0, others = 0] = LIMITS.find(([fits]) => fits.test(path)) ?? []
  for (const language of LANGUAGES) {
    const areas = language === 'en' ? [] : firstTextAreasOf(path)
    const texts = areas.map((area) => textScripts.get(`${language}/${area}`) ?? '')
    expect(texts).not.toContain('')
    const kb = kbOf(withImports([...scripts, ...texts]))
    // Makes sure that the scripts were found.
    expect(kb).toBeGreaterThan(120)
    expect(kb, language).toBeLessThanOrEqual(language === 'en' ? english : others)
  }
})
