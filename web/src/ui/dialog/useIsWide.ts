import { useSyncExternalStore } from 'react'

const wide = () => window.matchMedia('(min-width: 48rem)')

function watch(changed: () => void): () => void {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is wider than a phone's. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => wide().matches,
    () => false,
  )
