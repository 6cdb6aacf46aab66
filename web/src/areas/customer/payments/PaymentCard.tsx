import type { OwnPayment } from '@ozi/contract'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { paymentsTexts } from '~/languages/en/customer/payments'
import { paymentTexts } from '~/languages/en/customer/payment'
import { Badge } from '~/ui/state/Badge'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'

const TONES = { paid: 'good', pending: 'wait', failed: 'bad' } as const
const BOX = 'rounded-card border-line bg-surface relative grid gap-2 border p-4'

/** A payment; the whole card leads to it, and from there to its orders and its receipt. */
export function PaymentCard({ payment }: { payment: OwnPayment }) {
  const texts = useTexts(paymentsTexts)
  const { sandbox } = useTexts(paymentTexts)
  const { reference, status, isSandbox, amount, createdAt, paidAt, orders, refunds, tip } = payment
  return (
    <article className={`${BOX} hover:border-ink transition-colors`}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[status]}>{texts.states[status]}</Badge>
        {isSandbox && <Badge tone="neutral">{sandbox}</Badge>}
        <Money amount={amount} className="font-head ml-auto text-xl font-bold" />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to={`/dashboard/payments/${reference}`}
          className="after:rounded-card font-semibold no-underline wrap-anywhere after:absolute after:inset-0"
        >
          {tip ? texts.tip(tip.number) : texts.orders(orders.map(({ number }) => number).join(', '))}
        </Link>
        <DateTime at={paidAt ?? createdAt} className="text-quiet text-sm" />
      </div>
      {refunds.map((refund) => (
        <p
          key={refund._id}
          className="text-quiet flex flex-wrap items-baseline justify-between gap-x-3 text-sm"
        >
          <span className={refund.status === 'failed' ? 'text-bad font-medium' : ''}>
            <Money amount={refund.amount} /> {texts.refunds[refund.status]}
          </span>
          <DateTime at={refund.endedAt ?? refund.createdAt} />
        </p>
      ))}
    </article>
  )
}

/** A skeleton of a PaymentCard. */
export function PaymentCardSkeleton() {
  return (
    <div aria-hidden className={BOX}>
      <div className="flex justify-between gap-3">
        <Skeleton className="h-5.5 w-24 rounded-full!" />
        <Skeleton className="h-7 w-28" />
      </div>
      <div className="flex justify-between gap-3">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-5 w-24" />
      </div>
    </div>
  )
}
