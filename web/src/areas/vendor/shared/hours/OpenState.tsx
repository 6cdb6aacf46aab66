import type { ClosureTerm, ShopHours } from '@ozi/contract'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { openTexts } from '~/languages/en/vendor/hours'
import { Alert } from '~/ui/notice/Alert'
import { Button } from '~/ui/button/Button'
import { formatDate } from '~/ui/text/format'
import { isOpenNow } from '~/ui/text/formatOpening'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { useMoments } from '~/ui/text/useMoments'

const CloseDialog = lazyPart(async () => (await import('./CloseDialog')).CloseDialog)

const PILL = 'inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 text-sm font-semibold'

interface OpenStateProps {
  hours: ShopHours
  onChanged: (hours: ShopHours) => void
}

/** Whether the shop is open: pressed, it closes now; closed by hand, it opens again. */
export function OpenState({ hours, onChanged }: OpenStateProps) {
  const texts = useTexts(openTexts)
  const says = useWords()
  const [isAsking, setAsking] = useState(false)
  const [sent, setSent] = useState<ClosureTerm | 'open' | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function close(term: ClosureTerm | null) {
    setSent(term ?? 'open')
    setError(null)
    try {
      const { data } = await client.hours.closeNow({ closedFor: term })
      onChanged(data)
      setAsking(false)
      toast.success(term === null ? texts.opened : texts.closed)
    } catch (error) {
      setError(refusalOf(error).message)
    } finally {
      setSent(null)
    }
  }

  const alert = error !== null && (
    <Alert className="w-full text-sm">
      {texts.failed} {error}
    </Alert>
  )
  return (
    <>
      {isOpenNow(hours) ? (
        <button
          type="button"
          aria-haspopup="dialog"
          className={clsx(PILL, 'bg-good-wash text-good')}
          {...CloseDialog.preloadWhenNear}
          onClick={() => setAsking(true)}
        >
          <Words>{says(hours)}</Words>
          <span className="sr-only">. {texts.closeNow}</span>
          <ChevronDown size={18} className="shrink-0 stroke-2" />
        </button>
      ) : (
        <span className={clsx(PILL, 'bg-bad-wash text-bad')}>
          <Words>{says(hours)}</Words>
        </span>
      )}
      {hours.closedNow && (
        <Button size="sm" busy={sent === 'open'} onClick={() => void close(null)}>
          {texts.openAgain}
        </Button>
      )}
      {!isAsking && alert}
      {isAsking && (
        <CloseDialog sent={sent} onClose={() => setAsking(false)} onTerm={(term) => void close(term)}>
          {alert}
        </CloseDialog>
      )}
    </>
  )
}

function Words({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-current" />
      {children}
    </>
  )
}

/** As long as it is not known whether the shop is open. */
export function OpenStateSkeleton() {
  const texts = useTexts(openTexts)
  return (
    <SkeletonOf className="rounded-full!">
      <span className={PILL}>
        <Words>{texts.openUntil('22:00')}</Words>
        <ChevronDown size={18} />
      </span>
    </SkeletonOf>
  )
}

function useWords(): (hours: ShopHours) => string {
  const texts = useTexts(openTexts)
  const moments = useMoments()
  return (hours) => {
    const { closedNow, closesAt } = hours
    if (isOpenNow(hours)) {
      return closesAt === undefined ? texts.open : texts.openUntil(formatDate(closesAt, 'time'))
    }
    return closedNow && closedNow.until === undefined ? texts.closedByHand : moments.opening(hours)
  }
}
