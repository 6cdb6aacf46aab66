import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/ui'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser reports a network connection; true during server rendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Shown while there is no network. */
export function OfflineBanner({ children }: { children?: string }) {
  const texts = useTexts(uiTexts)
  const online = useOnline()
  return <div role="status">{!online && <OfflineNote>{children ?? texts.offline}</OfflineNote>}</div>
}

export function OfflineNote({ children }: { children: string }) {
  return (
    <p className="bg-wait-wash text-wait flex items-center justify-center gap-2.5 px-4 py-2.5 text-sm font-medium">
      <WifiOff size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {children}
    </p>
  )
}
