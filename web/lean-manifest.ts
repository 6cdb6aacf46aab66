import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { writePacked } from './packed-files.ts'
import { AREAS } from './src/app/offline/fetchArea.ts'

const CLIENT = path.resolve(import.meta.dirname, 'build/client/assets')
const MANIFEST = /^manifest-(\w+)\.js$/
const BEGIN = 'window.__reactRouterManifest='

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly module: string; readonly imports?: readonly string[] }>>
}

/** The scripts of all pages of an area, without duplicates. */
export function partsOf(area: string, routes: Manifest['routes']): string[] {
  const pages = Object.entries(routes).filter(([file]) => file.startsWith(`areas/${area}/`))
  return [...new Set(pages.flatMap(([, { module, imports = [] }]) => [module, ...imports]))]
}

/**
 * Every page loads the table of all routes before it can be used. Two thirds of it say what each route imports, which
 * the browser finds out by itself; the server keeps the whole table, to name them in a page's head. What an area is
 * made of goes into a file of its own, for pages that fetch it ahead.
 */
export function leanManifest(): Plugin {
  return {
    name: 'lean-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async writeBundle() {
      // The router writes it while it builds the server.
      const names = (await readdir(CLIENT)).filter((each) => MANIFEST.test(each))
      if (names.length === 0) throw new Error('the router wrote no table of routes where it used to')
      for (const name of names) {
        const text = await readFile(path.join(CLIENT, name), 'utf8')
        const manifest = JSON.parse(text.slice(BEGIN.length).replace(/;\s*$/, '')) as Manifest
        const { routes } = manifest
        const lean = Object.entries(routes).map(([id, route]) => [id, { ...route, imports: [] }])
        await writePacked(
          path.join(CLIENT, name),
          `${BEGIN}${JSON.stringify({ ...manifest, routes: Object.fromEntries(lean) })};`,
        )
        const areas = Object.fromEntries(AREAS.map((area) => [area, partsOf(area, routes)]))
        await writeFile(path.join(CLIENT, name.replace(MANIFEST, 'areas-$1.json')), JSON.stringify(areas))
      }
    },
  }
}
