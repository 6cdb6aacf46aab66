// For loaders and the server entry only. Importing it must have no side effects, so that bundlers drop it
// from the browser's script.
import process from 'node:process'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { API_ROOT, type Contract } from '@ozi/contract'
import { createContext } from 'react-router'
import routes from 'virtual:contract-routes'
import { decodeRefusal } from './refusal'
import type { Site } from './site'

/** The contract's calls, made in process and without a session. */
export type PublicCalls = JsonifiedClient<ContractRouterClient<Contract>>
/** The same, made in the session of a visitor; only those that read are answered. */
export type OwnCalls = PublicCalls

/** The server's part for loaders. */
export interface PageServer {
  readonly site: Site
  readonly calls: PublicCalls
  /** null if the visitor has no session. */
  readonly ownCalls: OwnCalls | null
}

/** @param callApi answers a request to the API in process */
export function callsBy(callApi: (request: Request) => Promise<Response>): PublicCalls {
  const link = new OpenAPILink(routes, {
    url: `http://localhost${API_ROOT}`,
    fetch: callApi,
    customErrorResponseBodyDecoder: decodeRefusal,
  })
  return createORPCClient(link)
}

/** In development pages are rendered outside the API's process, so the API is called over the network. */
const overTheNetwork = (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  return fetch(
    new Request(`${process.env['OZI_API_URL'] ?? 'http://localhost:3000'}${pathname}${search}`, request),
  )
}

/** Read in loaders: `context.get(pageServerContext)`. */
export const pageServerContext = /*#__PURE__*/ createContext<PageServer>({
  site: { publicUrl: 'http://localhost:3000', supportEmail: 'support@localhost' },
  calls: /*#__PURE__*/ callsBy(overTheNetwork),
  ownCalls: null,
})
