import { WifiOff } from 'lucide-react'
import type { Store } from '~/browser/createStore'
import { useStore } from '~/browser/useStore'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'

const isOnline: Store<boolean> = {
  read: () => navigator.onLine,
  rendered: () => true,
  watch(changed) {
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    return () => {
      window.removeEventListener('online', changed)
      window.removeEventListener('offline', changed)
    }
  },
}

/** Whether the browser reports a network connection; true during server rendering. */
export const useOnline = (): boolean => useStore(isOnline)

/** Shown while there is no network. */
export function OfflineBanner({ children }: { children?: string }) {
  const texts = useTexts(uiTexts)
  const online = useOnline()
  return <div role="status">{!online && <OfflineNote>{children ?? texts.offline}</OfflineNote>}</div>
}

export function OfflineNote({ children }: { children: string }) {
  return (
    <p
      data-offline
      className="bg-wait-wash text-wait flex min-h-10 items-center justify-center gap-2.5 px-4 py-1 text-sm leading-4.5 font-medium"
    >
      <WifiOff size={18} className="shrink-0" />
      {children}
    </p>
  )
}
