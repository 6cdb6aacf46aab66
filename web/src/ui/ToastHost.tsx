import { useEffect, useState, useSyncExternalStore } from 'react'
import { toastPlace } from './toast'
import { useLoaded } from './useLoaded'

/**
 * Brings the place where toasts appear when somebody begins to act, or a message comes first; no page waits for it,
 * and no message is lost to it: without a network it is tried again later.
 */
export function ToastHost() {
  const hasMessage = useSyncExternalStore(toastPlace.watch, toastPlace.isWanted, () => false)
  const hasActed = useHasActed()
  const Toaster = useLoaded(() => import('./Toaster'), hasMessage || hasActed)?.default

  // What is drawn below has run its own effects before this one: it listens already.
  useEffect(() => {
    if (Toaster) toastPlace.isThere()
  }, [Toaster])

  return Toaster && <Toaster />
}

/** Whether a finger or a key touched this page yet. */
function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false)
  useEffect(() => {
    if (hasActed) return
    const act = () => setActed(true)
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) document.addEventListener(event, act, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, act)
    }
  }, [hasActed])
  return hasActed
}
