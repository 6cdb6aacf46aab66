import tailwindcss from '@tailwindcss/vite'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, PluginOption } from 'vite'
import { leanContract } from '../../lean-contract.ts'
import { scriptsApart } from '../../scripts-apart.ts'
import routes from '../../src/app/routes.ts'

/** What the pages are built with, and the product's own table of routes. */
export const galleryPlugins = (): PluginOption[] => [
  tailwindcss(),
  leanContract(),
  scriptsApart(),
  appRoutes(),
]

const MODULE = 'virtual:app-routes'

/** `virtual:app-routes`: the routes of the product as a tree, each with a function that loads its module. */
function appRoutes(): Plugin {
  return {
    name: 'app-routes',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${written(routes)}` : null),
  }
}

const written = (entries: readonly RouteConfigEntry[]): string => `[${entries.map(entryOf).join(',')}]`

const entryOf = ({ path, index, file, children }: RouteConfigEntry): string =>
  `{
    ...${JSON.stringify({ path, index, file })},
    load: () => import('/src/${file}'),
    children: ${written(children ?? [])},
  }`
