import type { Payment } from '@ozi/contract'
import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { paymentTexts } from '~/languages/en/customer/payment'
import { tipTexts } from '~/languages/en/customer/tip'
import { Refunds } from '~/order/Refunds'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'

/** The sums paid or to be paid, by order; once paid, to print or to save. */
export function Receipt({ payment }: { payment: Payment }) {
  const texts = useTexts(paymentTexts)
  const tips = useTexts(tipTexts)
  const { reference, status, amount, paidAt, orders, refunds, tip } = payment
  const kept = orders.reduce((sum, order) => sum + (order.kept ?? 0), 0)
  return (
    <Card
      as="section"
      title={status === 'paid' ? texts.receipt : texts.amount}
      aside={
        status === 'paid' && (
          <Button
            look="quiet"
            size="sm"
            className="print:hidden"
            icon={<Printer size={18} />}
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
        )
      }
    >
      {tip && <p className="mb-2">{tips.forOrder(tip.number)}</p>}
      <dl className="grid gap-2">
        {orders.map((order) => (
          <div key={order._id} className="flex flex-wrap justify-between gap-x-4">
            <dt>
              <Link
                to={`/dashboard/orders/${order._id}`}
                className="text-palm rounded-control inline-flex min-h-6 items-center underline-offset-4 hover:underline"
              >
                {texts.order(order.number)}
              </Link>
            </dt>
            <dd>
              <Money amount={order.amount} />
            </dd>
          </div>
        ))}
        <div className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
          <dt className="font-semibold">{texts.total}</dt>
          <dd>
            <Money amount={amount} className="font-head text-2xl font-bold" />
          </dd>
        </div>
        <div className="text-quiet flex flex-wrap justify-between gap-x-4 text-sm">
          <dt>{texts.reference}</dt>
          <dd className="wrap-anywhere">{reference}</dd>
        </div>
        {paidAt !== undefined && (
          <div className="text-quiet flex flex-wrap justify-between gap-x-4 text-sm">
            <dt>{texts.at}</dt>
            <dd>
              <DateTime at={paidAt} style="whole" />
            </dd>
          </div>
        )}
      </dl>
      <Refunds refunds={refunds} kept={kept === 0 ? undefined : kept} />
    </Card>
  )
}
