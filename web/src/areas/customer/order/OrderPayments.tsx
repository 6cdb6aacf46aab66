import type { OrderDetail } from '@ozi/contract'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { paymentTexts } from '~/languages/en/customer/payment'
import { Refunds } from '~/order/Refunds'
import { isTransferDue } from '~/order/isTransferDue'
import { paymentPath } from '~/placing/leaveToPay'
import { Badge } from '~/ui/state/Badge'
import { Card } from '~/ui/list/Card'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'
import { PayButtons, SandboxMark } from '../shared/payments/PayButtons'

const TONES = { paid: 'good', pending: 'wait', failed: 'bad' } as const

/** How the order is paid with Paystack: what to do now, and what comes back. */
export function OrderPayments({ order }: { order: OrderDetail }) {
  const texts = useTexts(paymentTexts)
  const moments = useMoments()
  const { payments = [], status, deadline } = order
  const [latest] = payments
  // Only the last of the attempts that brought nothing says something.
  const shown = payments.filter((payment) => payment === latest || payment.status === 'paid')
  if (!latest) return null
  const isDue = isTransferDue(order)
  const waits = status === 'awaiting_payment' || isDue
  const words = { paid: texts.paidTitle, pending: texts.pendingTitle, failed: texts.failedTitle } as const
  return (
    <Card as="section" title={texts.title} lifted={waits}>
      <div className="grid grid-cols-1 gap-4">
        {latest.isSandbox && <SandboxMark />}
        {shown.map((payment) => (
          <div key={payment.reference}>
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Badge tone={TONES[payment.status]}>{words[payment.status]}</Badge>
              <Money amount={payment.amount} className="font-semibold" />
            </p>
            <Link
              to={paymentPath(payment)}
              className="text-palm rounded-control inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {texts.seeReceipt}
            </Link>
            <Refunds refunds={payment.refunds} kept={payment.kept} />
          </div>
        ))}
        {waits && (
          <>
            <p>
              {isDue
                ? latest.status === 'failed'
                  ? texts.atDoorFailed
                  : texts.atDoor
                : latest.status === 'failed'
                  ? texts.failed
                  : texts.pending}{' '}
              {!isDue && deadline && texts.until(moments.date(deadline.at, 'time'))}
            </p>
            <PayButtons reference={latest.reference} status={latest.status} />
          </>
        )}
      </div>
    </Card>
  )
}
