import { CLOSED_TERMS, type ClosureTerm, type ShopHours } from '@ozi/contract'
import { useState } from 'react'
import { client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { openTexts, closedTermTexts } from '~/languages/en/vendor/hours'
import { Alert } from '~/ui/notice/Alert'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { formatDate } from '~/ui/text/format'
import { isOpenNow } from '~/ui/text/formatOpening'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { useMoments } from '~/ui/text/useMoments'

const BOX =
  'rounded-card border-line bg-surface flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border px-4 py-2'

interface OpenStateProps {
  hours: ShopHours
  onChanged: (hours: ShopHours) => void
}

/** Whether the shop is open, and the button to close it now or to open it again. */
export function OpenState({ hours, onChanged }: OpenStateProps) {
  const texts = useTexts(openTexts)
  const terms = useTexts(closedTermTexts)
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

  const isOpen = isOpenNow(hours)
  const alert = error !== null && (
    <Alert className="w-full text-sm">
      {texts.failed} {error}
    </Alert>
  )
  return (
    <div className={BOX}>
      <p role="status">
        <Badge tone={isOpen ? 'good' : 'bad'}>{says(hours)}</Badge>
      </p>
      {hours.closedNow ? (
        <Button size="sm" busy={sent === 'open'} onClick={() => void close(null)}>
          {texts.openAgain}
        </Button>
      ) : (
        isOpen && (
          <Button look="secondary" size="sm" onClick={() => setAsking(true)}>
            {texts.closeNow}
          </Button>
        )
      )}
      {!isAsking && alert}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        closeOnScrim
        title={texts.askClose}
        description={texts.askCloseHint}
      >
        <div className="grid gap-2">
          {CLOSED_TERMS.map((term) => (
            <Button
              key={term}
              look="secondary"
              wide
              busy={sent === term}
              notYet={sent !== null && sent !== term}
              onClick={() => void close(term)}
            >
              {terms[term]}
            </Button>
          ))}
          {alert}
        </div>
      </Dialog>
    </div>
  )
}

/** As long as it is not known whether the shop is open. */
export function OpenStateSkeleton() {
  const texts = useTexts(openTexts)
  return (
    <SkeletonOf className="w-full! rounded-card!">
      <div className={BOX}>
        <Badge tone="good">{texts.openUntil('22:00')}</Badge>
        <Button size="sm">{texts.closeNow}</Button>
      </div>
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
