import type { OrderDetail } from '@ozi/contract'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { paymentTexts } from '~/languages/en/customer/payment'
import { Refunds } from '~/order/Refunds'
import { paymentPath } from '~/placing/leaveToPay'
import { Badge } from '~/ui/state/Badge'
import { Money } from '~/ui/text/Money'
import { SandboxMark } from '../shared/payments/PayButtons'

const TONES = { paid: 'good', pending: 'wait', failed: 'bad' } as const

/** How the order is paid with Paystack, and what comes back. */
export function OrderPayments({ order: { payments = [] } }: { order: OrderDetail }) {
  const texts = useTexts(paymentTexts)
  const [latest] = payments
  // Only the last of the attempts that brought nothing says something.
  const shown = payments.filter((payment) => payment === latest || payment.status === 'paid')
  const words = { paid: texts.paidTitle, pending: texts.pendingTitle, failed: texts.failedTitle } as const
  return (
    <div className="grid grid-cols-1 gap-4">
      {latest?.isSandbox && <SandboxMark />}
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
    </div>
  )
}
