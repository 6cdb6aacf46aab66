import { createContext, use } from 'react'
import { useStore } from '~/browser/useStore'

/** When the server rendered the page for its visitor, in milliseconds; null if it did not. */
export const RenderedAtContext = createContext<number | null>(null)

const never = () => () => undefined

/**
 * When the server rendered this page, while it is rendered there and until the browser has taken it over: whatever only
 * this browser knows must not differ before. Null from then on.
 */
export function useRenderedAt(): number | null {
  const renderedAt = use(RenderedAtContext)
  return useStore<number | null>({ watch: never, read: () => null, rendered: () => renderedAt })
}
