import type { OrderDetail } from '@ozi/contract'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { receiptTexts } from '~/languages/en/customer/receipt'
import { useFareLabel } from '~/order/useFareLabel'
import { useOrder } from '~/order/useOrder'
import { Button, LinkButton } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { keepQuantity } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { SkeletonLines } from '~/ui/state/Skeleton'

const METHODS = { Cash: 'cash', Paystack: 'paystack', Transfer: 'transfer' } as const

export function meta() {
  return [{ title: `${textsNow(receiptTexts).pageTitle} · Ozi` }]
}

/** The sums paid for a delivered order, on a page of its own to print or to save. */
export default function ReceiptPage() {
  const texts = useTexts(receiptTexts)
  const { orderId = '' } = useParams()
  const { query, order, isNotFound, error } = useOrder(orderId)
  const isLoading = order === null && error === null && !isNotFound
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5" aria-busy={isLoading}>
      <h1 className="text-3xl wrap-anywhere tabular-nums">
        {order ? texts.title(order.number) : texts.pageTitle}
      </h1>
      {error && (
        <ErrorState title={texts.failed} query={query}>
          {refusalOf(error).message}
        </ErrorState>
      )}
      {isNotFound && <p>{texts.notFound}</p>}
      {order && (order.status === 'delivered' ? <Paid order={order} /> : <p>{texts.notYet}</p>)}
      {isLoading && <SkeletonLines lines={6} />}
      <RevealWhen ready={!isLoading}>
        <LinkButton to={`/dashboard/orders/${orderId}`} look="secondary" className="w-fit print:hidden">
          {texts.back}
        </LinkButton>
      </RevealWhen>
    </div>
  )
}

function Paid({ order }: { order: OrderDetail }) {
  const texts = useTexts(receiptTexts)
  const labelOf = useFareLabel()
  const { lines, fee, tax, deliveredAt, pickupLocation, dropLocation, paymentMethod } = order
  return (
    <Card
      as="section"
      title={texts.paid}
      aside={
        <Button
          look="quiet"
          size="sm"
          className="print:hidden"
          icon={<Printer size={18} />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      }
    >
      <dl className="grid gap-2">
        <Line name={texts.from}>{pickupLocation.placeName}</Line>
        <Line name={texts.to}>{dropLocation.placeName}</Line>
        {deliveredAt !== undefined && (
          <Line name={texts.delivered}>
            <DateTime at={deliveredAt} style="whole" />
          </Line>
        )}
        <div className="border-line border-t" />
        {lines.map((line, at) => (
          <Line key={`${line.label} ${String(at)}`} name={keepQuantity(labelOf(line))}>
            <Money amount={line.amount} />
          </Line>
        ))}
        <div className="border-line mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
          <dt className="font-semibold">{texts.total}</dt>
          <dd>
            <Money amount={fee} className="font-head text-2xl font-bold" />
          </dd>
        </div>
        {tax !== undefined && (
          <Line name={texts.vat}>
            <Money amount={tax} />
          </Line>
        )}
        <Line name={texts.paid}>{texts[METHODS[paymentMethod]]}</Line>
      </dl>
    </Card>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
