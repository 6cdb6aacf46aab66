import { isPermitted, type OrderPayment, type Role, type StaffOrder } from '@ozi/contract'
import { useState } from 'react'
import { useSession } from '~/session'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { isTransferDue } from '~/order/isTransferDue'
import { ChangeToCash } from './ChangeToCash'
import { onlinePaymentTexts as texts } from './paymentTexts'
import { lazyPart } from '~/ui/lazy/lazyPart'

const RefundDialog = lazyPart(async () => (await import('./RefundDialog')).RefundDialog)

const TONES = { paid: 'good', pending: 'wait', failed: 'bad' } as const
const REFUND_TONES = { done: 'good', asked: 'wait', failed: 'bad' } as const

/** The part of a payment that is not paid back, and will not be. */
const leftOf = ({ amount, refunds }: OrderPayment): number =>
  (Math.round(amount * 100) -
    refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((kobo, refund) => kobo + Math.round(refund.amount * 100), 0)) /
  100

/** The payments of an order with Paystack, and what of them was paid back. */
export function OnlinePayments({ order }: { order: StaffOrder }) {
  const role: Role = useSession()?.data?.role ?? 'user'
  const [refunded, setRefunded] = useState<OrderPayment | null>(null)
  const { payments = [] } = order
  if (payments.length === 0) return null
  const [latest] = payments
  return (
    <Card as="section" title={texts.title(payments.length)}>
      <ul className="divide-line -mt-2 grid divide-y">
        {payments.map((payment) => {
          const left = leftOf(payment)
          const isRefundable = payment.status === 'paid' && left > 0 && isPermitted(role, 'refundPayments')
          return (
            <li key={payment.reference} className="grid gap-2 py-4 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center gap-2">
                <Badge tone={TONES[payment.status]}>{texts.states[payment.status]}</Badge>
                {payment.isSandbox && <Badge tone="neutral">{texts.sandbox}</Badge>}
                <Money amount={payment.amount} className="ml-auto font-semibold" />
              </div>
              <p className="text-quiet text-sm wrap-anywhere">
                {payment.reference}
                {payment.paidAt !== undefined && (
                  <>
                    {' '}
                    · {texts.paidAt} <DateTime at={payment.paidAt} style="inSentence" />
                  </>
                )}
              </p>
              <Refunded payment={payment} left={left} />
              {isRefundable && (
                <Button
                  look="secondary"
                  size="sm"
                  className="w-fit"
                  {...RefundDialog.preloadWhenNear}
                  onClick={() => setRefunded(payment)}
                >
                  {texts.refund}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {isTransferDue(order) && latest && isPermitted(role, 'moveOrders') && (
        <ChangeToCash order={order} reference={latest.reference} />
      )}
      {refunded && (
        <RefundDialog
          order={order}
          reference={refunded.reference}
          left={leftOf(refunded)}
          onClose={() => setRefunded(null)}
        />
      )}
    </Card>
  )
}

function Refunded({ payment: { refunds, kept }, left }: { payment: OrderPayment; left: number }) {
  if (refunds.length === 0 && kept === undefined) return null
  return (
    <div className="border-line border-t pt-2">
      <p className="text-sm font-semibold">{texts.refunds}</p>
      <ul className="mt-1 grid gap-2">
        {refunds.map(({ _id, amount, status, cause, reason, endedAt, createdAt }) => (
          <li key={_id}>
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={REFUND_TONES[status]}>{texts.refundStates[status]}</Badge>
              <Money amount={amount} className="ml-auto font-semibold" />
            </div>
            <p className="text-quiet text-sm wrap-anywhere">
              {reason || texts.causes[cause]} <DateTime at={endedAt ?? createdAt} />
            </p>
          </li>
        ))}
      </ul>
      <dl className="text-quiet mt-2 grid gap-1 text-sm">
        {kept !== undefined && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt>{texts.kept}</dt>
            <dd>
              <Money amount={kept} />
            </dd>
          </div>
        )}
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{texts.left}</dt>
          <dd>
            <Money amount={left} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
