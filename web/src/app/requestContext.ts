import { RouterContextProvider, createContext } from 'react-router'
import { pageServerContext, publicCalls } from '~/api/pageServer'
import type { Site } from '~/api/site'

/** What the server knows about a request and a page may need for rendering. */
export interface RequestContext {
  /** The nonce of this response's Content-Security-Policy; absent if no policy is sent. */
  nonce?: string | undefined
  /** The id by which the log names the request. */
  requestId: string
  site: Site
  /** Answers an API call as for this visitor without a session. */
  callApi: (request: Request) => Promise<Response>
}

// null, because the router treats undefined as a missing value.
export const nonceContext = createContext<string | null>(null)
export const requestIdContext = createContext<string | null>(null)

/** Creates the context that the loaders and the page shell of one request read from. */
export function provideRequestContext(request: RequestContext): RouterContextProvider {
  const { nonce, requestId, site, callApi } = request
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce ?? null)
  context.set(requestIdContext, requestId)
  context.set(pageServerContext, { site, calls: publicCalls(callApi) })
  return context
}
