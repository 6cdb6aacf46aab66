import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { PartToCome } from './PartToCome'
import { untilLoaded } from './untilLoaded'

interface LazyPart<Props extends object> {
  /** @param props.fallback shown while its script loads, unless the server rendered the part */
  (props: Props & { readonly fallback?: ReactNode }): ReactNode
  /** Begins to load its script, for a part that nobody asks for by a press. */
  readonly preload: () => void
  /** The button that opens it: its script begins to load when a pointer or the focus comes to the button. */
  readonly preloadWhenNear: { readonly onPointerEnter: () => void; readonly onFocus: () => void }
}

/**
 * A part of a page whose script comes later, as a dialog that opens by a press.
 * With React's `lazy` alone, a script that fails to load would put an error in place of the whole page.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const keep = async () => (loaded = await load())
  const Later = lazy(async () => ({ default: await untilLoaded(keep) }))
  const preload = () => void keep().catch(() => undefined)

  function Part({ fallback = <PartToCome />, ...props }: Props & { readonly fallback?: ReactNode }) {
    // A loaded part appears at once: React shows a fallback for at least 0.3 s.
    const [Whole] = useState(() => loaded ?? Later)
    return (
      <Suspense fallback={fallback}>
        <Whole {...(props as unknown as Props)} />
      </Suspense>
    )
  }
  return Object.assign(Part, { preload, preloadWhenNear: { onPointerEnter: preload, onFocus: preload } })
}
