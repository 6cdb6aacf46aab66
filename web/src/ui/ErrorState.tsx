import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/ui'
import { Button } from './Button'
import { useIsOldPage } from './oldPage'
import { useOnline } from './OfflineBanner'

interface ErrorStateProps {
  /** What happened, to the letter: 'Error loading data: ...'. */
  title: string
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/**
 * Something could not be had; say so, and offer to try again: the page itself where it is older than what answers it.
 * Read out when it appears.
 */
export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  const texts = useTexts(uiTexts)
  const isOnline = useOnline()
  const isOld = useIsOldPage() && isOnline
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
      {(onRetry || isOld) && (
        <Button
          look="secondary"
          size="sm"
          busy={retrying}
          onClick={isOld ? () => window.location.reload() : onRetry}
          icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
        >
          {isOld ? texts.loadAgain : texts.retry}
        </Button>
      )}
    </div>
  )
}
