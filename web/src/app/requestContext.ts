import { createORPCClient } from '@orpc/client'
import { API_ROOT } from '@ozi/contract'
import { RouterContextProvider, createContext } from 'react-router'
import routes from 'virtual:contract-routes'
import riderRoutes from 'virtual:contract-routes/rider'
import { createJsonLink } from '~/api/jsonLink'
import { callsBy, type OwnCalls, pageServerContext } from '~/api/pageServer'
import type { Site } from '~/api/site'

/** The server's knowledge about a request that a page may need for rendering. */
export interface RequestContext {
  /** The nonce of this response's Content-Security-Policy; absent if no policy is sent. */
  nonce?: string | undefined
  /** The id by which the log names the request. */
  requestId: string
  site: Site
  /** Answers an API call as for this visitor without a session. */
  callApi: (request: Request) => Promise<Response>
  /** Reads from the API in the visitor's session; absent if they have none. */
  readInSession?: ((request: Request) => Promise<Response>) | undefined
}

// null, because the router treats undefined as a missing value.
export const nonceContext = createContext<string | null>(null)
export const requestIdContext = createContext<string | null>(null)

/** As the browser makes them, so that its pages find the same answers. */
function ownCallsBy(send: (request: Request) => Promise<Response>): OwnCalls {
  const tables = [routes, riderRoutes]
  const root = () => `http://localhost${API_ROOT}`
  return createORPCClient(createJsonLink({ tables, root, headers: () => ({}), send }))
}

/** Creates the context that the loaders and the page shell of one request read from. */
export function provideRequestContext(request: RequestContext): RouterContextProvider {
  const { nonce, requestId, site, callApi, readInSession } = request
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce ?? null)
  context.set(requestIdContext, requestId)
  context.set(pageServerContext, {
    site,
    calls: callsBy(callApi),
    ownCalls: readInSession ? ownCallsBy(readInSession) : null,
  })
  return context
}
