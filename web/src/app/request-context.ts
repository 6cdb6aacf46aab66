import { RouterContextProvider, createContext } from 'react-router'
import { pageServerContext, publicCalls } from '~/api/pageServer'
import type { Site } from '~/api/site'

/** What the server knows about one request and a page may need while it is rendered. */
export interface RequestContext {
  /** The nonce of this answer's Content-Security-Policy; absent where no policy is sent. */
  nonce?: string | undefined
  site: Site
  /** Answers a call of the API as it would for this visitor without a session. */
  callApi: (request: Request) => Promise<Response>
}

// null, not undefined: the router takes an undefined value for a missing one.
export const nonceContext = createContext<string | null>(null)

/** Makes the context every loader, and the page's shell, of one request reads from. */
export function provideRequestContext({ nonce, site, callApi }: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce ?? null)
  context.set(pageServerContext, { site, calls: publicCalls(callApi) })
  return context
}
