import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { build, type Plugin, type Rolldown } from 'vite'
import routes from './src/app/routes.ts'
import type { Release } from './src/worker/release.ts'

/** The pages that open without a network: those inside these frames. */
const FRAMES: readonly (string | undefined)[] = [
  'areas/customer/shared/frame/frame.tsx',
  'areas/rider/shared/frame.tsx',
]
const WORKER = path.resolve(import.meta.dirname, 'src/worker/sw.ts')
const SOURCES = path.resolve(import.meta.dirname, 'src')
const PUBLIC = path.resolve(import.meta.dirname, 'public')
const ALWAYS = ['entry.client.tsx', 'root.tsx']

/**
 * Builds the service worker (src/worker) to /sw.js, with the list of what these pages need: read from the
 * route table and the bundle, so that neither has to be kept up by hand.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const { files, pages } = framePages(routes as readonly RouteConfigEntry[])
      const wanted = [...ALWAYS, ...files].map((file) => path.join(SOURCES, file))
      const assets = assetsOf(bundle, (id) => wanted.includes(id))
      const icons = readdirSync(PUBLIC).filter((name) => /[.](png|svg|webmanifest)$/.test(name))
      const release: Omit<Release, 'id'> = { assets, files: icons.map((name) => `/${name}`).sort(), pages }
      const text = JSON.stringify(release)
      const id = createHash('sha256').update(text).digest('hex').slice(0, 12)
      const source = `self.OZI_RELEASE=${JSON.stringify({ id, ...release })};\n${await bundledWorker()}`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/** The worker as one script of its own: it shares nothing with the pages, which come and go with each release. */
async function bundledWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error('the service worker was not built')
  return chunk.code
}

/** The pages inside the frame with their addresses, and all files that stand around them. */
function framePages(
  entries: readonly RouteConfigEntry[],
  around: readonly string[] = [],
  isInside = false,
): { files: readonly string[]; pages: readonly string[] } {
  const found = entries.map((entry) => {
    const isIn = isInside || FRAMES.includes(entry.file)
    const files = [...around, entry.file]
    const below = framePages(entry.children ?? [], files, isIn)
    const isPage = isIn && entry.path !== undefined
    return {
      files: isPage ? [...files, ...below.files] : below.files,
      pages: isPage ? [`/${entry.path ?? ''}`, ...below.pages] : below.pages,
    }
  })
  return {
    files: [...new Set(found.flatMap(({ files }) => files))],
    pages: found.flatMap(({ pages }) => pages),
  }
}

/** The files of modules and of what they load later: scripts, styles and, of the whole build, the fonts. */
function assetsOf(bundle: Rolldown.OutputBundle, isWanted: (id: string) => boolean): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const names = new Set<string>()
  const add = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') return
    chunk.imports.forEach(add)
    chunk.dynamicImports.forEach(add)
    chunk.viteMetadata?.importedCss.forEach((css) => names.add(css))
  }
  for (const { facadeModuleId, fileName } of chunks) {
    if (facadeModuleId && isWanted(facadeModuleId.split('?')[0] ?? '')) add(fileName)
  }
  for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) names.add(name)
  return [...names].sort().map((name) => `/${name}`)
}
