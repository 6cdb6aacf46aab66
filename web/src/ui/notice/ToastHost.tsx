import { useEffect, useState } from 'react'
import { useStore } from '~/browser/useStore'
import { toastPlace } from './toast'
import { useLoaded } from '../lazy/useLoaded'

/**
 * Loads the Toaster on the first interaction or the first toast, so that it is in no page's initial script.
 * No toast is lost: if loading fails, it is retried.
 */
export function ToastHost() {
  const hasMessage = useStore(toastPlace.isWanted)
  const hasActed = useHasActed()
  const Toaster = useLoaded(() => import('./Toaster'), hasMessage || hasActed)?.default

  // Effects of children run first, so the Toaster already listens here.
  useEffect(() => {
    if (Toaster) toastPlace.isThere()
  }, [Toaster])

  return Toaster && <Toaster />
}

/** Whether the user has touched this page or pressed a key yet. */
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
