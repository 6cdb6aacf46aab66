import { type ComponentType, useEffect, useState } from 'react'

const FIRST_TRY_MS = 1_500
const NEXT_TRY_MS = 15_000

/**
 * Brings the place where toasts appear once the page is idle; no page waits for it, and none is lost to it:
 * without a network it is tried again later.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    let timer = setTimeout(load, FIRST_TRY_MS)
    let isGone = false
    function load() {
      import('./Toaster').then(
        (loaded) => isGone || setToaster(() => loaded.default),
        () => {
          if (!isGone) timer = setTimeout(load, NEXT_TRY_MS)
        },
      )
    }
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  return Toaster && <Toaster />
}
