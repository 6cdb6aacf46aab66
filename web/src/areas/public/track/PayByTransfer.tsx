import type { OrderTracking } from '@ozi/contract'
import { Landmark } from 'lucide-react'
import { useTexts } from '~/language'
import { trackTexts } from '~/languages/en/public/track'
import { LinkButton } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { formatDate } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'

interface PayByTransferProps {
  transfer: NonNullable<OrderTracking['transfer']>
  path: string
  hasFailed: boolean
}

/** The sum to be paid before the hand-over by whoever waits for it, or before anything is done by a caller. */
export function PayByTransfer({
  transfer: { amount, isPaid, isSandbox, until },
  path,
  hasFailed,
}: PayByTransferProps) {
  const texts = useTexts(trackTexts)
  if (isPaid) {
    return (
      <p className="rounded-card bg-good-wash text-good mb-5 p-5 text-lg font-semibold">
        {texts.transferPaid}
      </p>
    )
  }
  return (
    <section aria-labelledby="pay" className="rounded-card border-line bg-surface mb-5 grid gap-3 border p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pay" className="text-xl">
          {until === undefined ? texts.transferDue : texts.payDue}
        </h2>
        <Money amount={amount} className="font-head text-2xl font-bold" />
      </div>
      <p>{until === undefined ? texts.transferHint : texts.payFirst(formatDate(until, 'time'))}</p>
      {isSandbox && <p className="text-wait text-sm font-semibold">{texts.sandbox}</p>}
      {hasFailed && <Alert>{texts.payFailed}</Alert>}
      <LinkButton to={path} reloadDocument rel="nofollow" className="w-fit" icon={<Landmark size={18} />}>
        {texts.pay}
      </LinkButton>
    </section>
  )
}
