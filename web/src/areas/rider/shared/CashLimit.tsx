import { CASH_NEAR, type CashRoom } from '@ozi/contract'
import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { cashTexts } from '~/languages/en/rider/frame'
import { formatNaira } from '~/ui/text/format'

/** How much cash the rider may hold, and what to do near that limit and at it; nothing where there is none. */
export function CashLimit({ cash }: { cash: CashRoom | undefined }) {
  const texts = useTexts(cashTexts)
  if (cash?.limit === undefined) return null
  const { held, limit } = cash
  const isFull = held >= limit
  if (!isFull && held < limit * CASH_NEAR.ofLimit) {
    return <p className="text-quiet">{texts.limit(formatNaira(limit))}</p>
  }
  return (
    <p
      role="status"
      className={clsx(
        'rounded-control p-3 font-medium',
        isFull ? 'bg-bad-wash text-bad' : 'bg-wait-wash text-wait',
      )}
    >
      <strong className="block">
        {isFull ? texts.full(formatNaira(held)) : texts.near(formatNaira(held), formatNaira(limit))}
      </strong>
      {isFull ? texts.fullHint : texts.nearHint}
    </p>
  )
}
