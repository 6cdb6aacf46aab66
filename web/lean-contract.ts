import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { contract } from '@ozi/contract'
import type { Plugin } from 'vite'

const ROUTES = 'virtual:contract-routes'
const SCHEMA_LIBRARY = /\/node_modules\/zod\//
const CONTRACT_FILE = /\/contract\/src\/[^/]+\.ts$/

/**
 * Keeps the contract light in the browser, where its schemas and their library are 40 KB of script:
 * - `virtual:contract-routes` has what the client needs to make a call, without schemas, access and descriptions;
 *   read once, when Vite starts
 * - a page that imports a message or a limit gets that alone: the schemas beside it are marked as
 *   free of side effects, so the bundler may leave them out
 * - a page that uses a schema all the same stops the build. The schemas stand in one module with the messages and
 *   limits that every page has, so the library would be in everybody's first script, whoever uses it
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    enforce: 'post',
    resolveId: (id) => (id === ROUTES ? `\0${ROUTES}` : null),
    load: (id) => (id === `\0${ROUTES}` ? `export default ${JSON.stringify(routesOf(contract))}` : null),
    transform(code, id) {
      if (!CONTRACT_FILE.test(id)) return null
      const { body } = this.parse(code)
      const values = body
        .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
        .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
        .flatMap(({ init }) => (init ? [init] : []))
      // From the end, so that the places before stay where they are.
      const pure = values.reduceRight(
        (text, { start, end }) =>
          `${text.slice(0, start)}/*#__PURE__*/ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
        code,
      )
      return { code: pure, map: null }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      )
      if (modules.some(([id, { renderedLength }]) => SCHEMA_LIBRARY.test(id) && renderedLength > 0)) {
        this.error(
          'A page uses a schema of the contract: check by hand what is typed, or let the server do it.',
        )
      }
    },
  }
}

/** Each call's method, path and structure, in the shape of a contract. */
function routesOf(router: AnyContractRouter): unknown {
  if (!isContractProcedure(router)) {
    return Object.fromEntries(Object.entries(router).map(([name, inner]) => [name, routesOf(inner)]))
  }
  const { method, path, inputStructure, outputStructure } = router['~orpc'].route
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } }
}
