import type { Plugin } from 'vite'

/**
 * Files of the router for what no page uses, and what stands in for each: reports about navigation to tools that watch a
 * site, and fetching the table of routes piece by piece (react-router.config.ts has it come whole).
 * The build stops if the router takes another name of them, and warns if it no longer has them.
 */
export const STAND_INS: Readonly<Record<string, string>> = {
  '/react-router/dist/production/lib/router/instrumentation.js': `
const nothing = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as instrumentHandler, nothing as instrumentationResultMetaContext }
`,
  '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
const nothing = () => undefined
export const URL_LIMIT = 0
export const isFogOfWarEnabled = () => false
export { nothing as getManifestPath, nothing as getPartialManifest, nothing as getPatchRoutesOnNavigationFunction, nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch, nothing as useFogOFWarDiscovery }
`,
}

/** Keeps out of the browser what it would never run: 2 KB of every first load. A release that names it anew is refused. */
export function leanRouter(): Plugin {
  const left = new Set(Object.keys(STAND_INS))
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const file = Object.keys(STAND_INS).find((each) => id.endsWith(each))
      if (file === undefined) return null
      left.delete(file)
      return STAND_INS[file]
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) this.warn(`the router no longer has ${[...left].join(', ')}`)
    },
  }
}
