import { Suspense, lazy, useEffect, useState } from 'react'

const Toaster = lazy(() => import('./Toaster'))

/** Brings the place where toasts appear once the page is idle; no page waits for it. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 1_500)
    return () => clearTimeout(timer)
  }, [])
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
