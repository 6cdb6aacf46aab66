import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { type Access, type CallMeta, contract } from '@ozi/contract'
import type { Plugin } from 'vite'

const isOfAnyAccount = (access: Access) => ['anyone', 'signedIn', 'verified'].includes(access)

/** By module, whose calls it has. Each page has the first; the others come with the pages of those who may make them. */
const TABLES: Readonly<Record<string, (access: Access) => boolean>> = {
  'virtual:contract-routes': isOfAnyAccount,
  'virtual:contract-routes/rider': (access) => access === 'rider',
  'virtual:contract-routes/vendor': (access) => access === 'vendor',
  'virtual:contract-routes/staff': (access) =>
    !isOfAnyAccount(access) && access !== 'rider' && access !== 'vendor',
}
/** The contract's calls and schemas. Its constants and the fields of forms are in files beside them. */
const CALLS_FILE = /\/contract\/src\/(?!.*\.(constants|fields)\.ts$).*\.ts$/

/**
 * Keeps the contract light in the browser, where its calls and the schemas of their answers would be 40 KB of script:
 * - `virtual:contract-routes` has what the client needs to make a call, without schemas, access and descriptions;
 *   read once, when Vite starts. The calls of riders, shops and staff are in modules of their own
 * - a page that uses more of the contract than its constants and fields stops the build
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    resolveId: (id) => (id in TABLES ? `\0${id}` : null),
    load: (id) => {
      const mayMake = id.startsWith('\0') ? TABLES[id.slice(1)] : undefined
      return mayMake ? `${MAKE_CALL}export default ${routesOf(contract, mayMake) ?? '{}'}` : null
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        for (const [id, { renderedLength }] of Object.entries(file.type === 'chunk' ? file.modules : {})) {
          if (renderedLength > 0 && CALLS_FILE.test(id)) {
            this.error(
              `A page uses ${id}, which brings its schemas: use the .constants.ts or .fields.ts file beside it, or let the server check.`,
            )
          }
        }
      }
    },
  }
}

/** Every page has such a table, so each call is written as short as it can be. */
const MAKE_CALL = `const call = (method, path, inputStructure, outputStructure) =>
  ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } })
`

/**
 * Method, path and structure of the calls that such accounts may make, as source text in the shape of a contract; null
 * if there are none.
 */
function routesOf(router: AnyContractRouter, mayMake: (access: Access) => boolean): string | null {
  if (!isContractProcedure(router)) {
    const inner = Object.entries(router).flatMap(([name, each]) => {
      const routes = routesOf(each, mayMake)
      return routes === null ? [] : [`${name}: ${routes}`]
    })
    return inner.length > 0 ? `{ ${inner.join(', ')} }` : null
  }
  const { meta, route } = router['~orpc']
  if (!mayMake((meta as CallMeta).access)) return null
  const values = [route.method, route.path, route.inputStructure, route.outputStructure]
  while (values.at(-1) === undefined) values.pop()
  return `call(${values.map((value) => JSON.stringify(value) ?? 'undefined').join(', ')})`
}
