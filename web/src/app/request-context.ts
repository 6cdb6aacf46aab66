import { RouterContextProvider, createContext } from 'react-router'

/** What the server knows about one request and a page may need while it is rendered. */
export interface RequestContext {
  /** The nonce of this answer's Content-Security-Policy; absent where no policy is sent. */
  nonce?: string | undefined
}

// null, not undefined: the router takes an undefined value for a missing one.
export const nonceContext = createContext<string | null>(null)

/** Makes the context every loader, and the page's shell, of one request reads from. */
export function provideRequestContext({ nonce }: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce ?? null)
  return context
}
