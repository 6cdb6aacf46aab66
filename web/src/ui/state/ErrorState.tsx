import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from '~/browser/useStore'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { Button } from '../button/Button'
import { isOldRelease } from './releaseState'
import { useOnline } from './OfflineBanner'

interface ErrorStateProps {
  /** The failure, as the exact text: 'Error loading data: ...'. */
  title: string
  children?: ReactNode
  /** The query that failed: Retry fetches it again. Without it, there is nothing to retry. */
  query?: { readonly refetch: () => unknown; readonly isFetching: boolean; readonly data?: unknown }
}

/**
 * Says that something failed to load and offers to retry. If the page is older than the server's release, it
 * offers to reload the page instead. Announced when it appears. Of an answer that was kept, and is shown without a
 * network, nothing is said: a line on each page says it.
 */
export function ErrorState({ title, children, query }: ErrorStateProps) {
  const texts = useTexts(uiTexts)
  const isOnline = useOnline()
  const isOld = useStore(isOldRelease) && isOnline
  if (!isOnline && query?.data !== undefined) return null
  return (
    <div
      role="alert"
      className="rounded-card border-bad bg-bad-wash text-bad flex flex-wrap items-center gap-x-6 gap-y-3 border p-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-ink text-sm">{children}</div>}
        {isOld && <p className="text-ink text-sm">{texts.oldPage}</p>}
      </div>
      {(query || isOld) && (
        <Button
          look="secondary"
          size="sm"
          busy={query?.isFetching ?? false}
          onClick={() => void (isOld ? window.location.reload() : query?.refetch())}
          icon={<RotateCw size={16} />}
        >
          {isOld ? texts.loadAgain : texts.retry}
        </Button>
      )}
    </div>
  )
}
