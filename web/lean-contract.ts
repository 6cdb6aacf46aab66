import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { contract } from '@ozi/contract'
import type { Plugin } from 'vite'

const ROUTES = 'virtual:contract-routes'
/** The contract's calls and schemas. Its constants and the fields of forms are in folders beside them. */
const CALLS_FILE = /\/contract\/src\/[^/]+\.ts$/

/**
 * Keeps the contract light in the browser, where its calls and the schemas of their answers would be 40 KB of script:
 * - `virtual:contract-routes` has what the client needs to make a call, without schemas, access and descriptions;
 *   read once, when Vite starts
 * - a page that uses more of the contract than its constants and fields stops the build
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    resolveId: (id) => (id === ROUTES ? `\0${ROUTES}` : null),
    load: (id) => (id === `\0${ROUTES}` ? `${MAKE_CALL}export default ${routesOf(contract)}` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        for (const [id, { renderedLength }] of Object.entries(file.type === 'chunk' ? file.modules : {})) {
          if (renderedLength > 0 && CALLS_FILE.test(id)) {
            this.error(
              `A page uses ${id}, which brings its schemas: use contract/src/constants or contract/src/fields, or let the server check.`,
            )
          }
        }
      }
    },
  }
}

/** Every page has all calls, so each of them is written as short as it can be. */
const MAKE_CALL = `const call = (method, path, inputStructure, outputStructure) =>
  ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } })
`

/** Each call's method, path and structure as source text, in the shape of a contract. */
function routesOf(router: AnyContractRouter): string {
  if (!isContractProcedure(router)) {
    const inner = Object.entries(router).map(([name, each]) => `${name}: ${routesOf(each)}`)
    return `{ ${inner.join(', ')} }`
  }
  const { method, path, inputStructure, outputStructure } = router['~orpc'].route
  const values = [method, path, inputStructure, outputStructure]
  while (values.at(-1) === undefined) values.pop()
  return `call(${values.map((value) => JSON.stringify(value) ?? 'undefined').join(', ')})`
}
