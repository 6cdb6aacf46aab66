import { type ComponentType, lazy } from 'react'
import { untilLoaded } from './untilLoaded'

/**
 * A part of a page whose script comes later: until then its `Suspense` shows what the server rendered, or the fallback.
 * With React's `lazy` alone, a script that fails to load would put an error in place of the whole page.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => untilLoaded(load))
