import { isScheduled, isUnpaid, type OrderDetail } from '@ozi/contract'
import type { RefObject } from 'react'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { statusTexts } from '~/languages/en/base/frame'
import { hintTexts } from '~/languages/en/customer/deliveryLive'
import { Arrival } from '~/order/Arrival'
import { carryingWord, goodsWord, isFailed } from '~/order/orderState'
import { PickupTime } from '~/order/PickupTime'
import { RiderWaits } from '~/order/RiderWaits'
import { unpaidWords } from '~/order/unpaidWords'
import { BackLink } from '~/ui/button/BackLink'
import { DateTime } from '~/ui/text/DateTime'
import { useMoments } from '~/ui/text/useMoments'
import { hintOf } from './hintOf'

interface OrderHeadProps {
  order: OrderDetail
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** The state of an order, when it comes, and what its customer can do now. */
export function OrderHead({ order, headingRef }: OrderHeadProps) {
  const texts = useTexts(orderTexts)
  const words = useTexts(statusTexts)
  const hint = hintOf(useTexts(hintTexts), order)
  const goods = goodsWord(order)
  return (
    <div>
      <title>{`${texts.title(order.number)} · Ozi`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <BackLink to="/dashboard/orders">{texts.allOrders}</BackLink>
        <p className="text-quiet -mt-2 text-sm">
          <span className="font-semibold tabular-nums">{texts.title(order.number)}</span> ·{' '}
          <DateTime at={order.createdAt} />
        </p>
      </div>
      <h1
        ref={headingRef}
        tabIndex={-1}
        className={`text-2xl text-balance md:text-4xl ${isFailed(order.status) ? 'text-bad' : ''}`}
      >
        {words[carryingWord(order)]}
      </h1>
      {goods !== null && <p className="mt-0.5 font-semibold">{words[goods]}</p>}
      <PickupTime order={order} className="mt-0.5 font-semibold" />
      <Arrival order={order} />
      <RiderWaits order={order} className="mt-0.5" />
      {hint !== null && <p className="mt-0.5 max-w-prose md:text-lg">{hint}</p>}
      <Deadline order={order} />
      <WhyNot order={order} />
    </div>
  )
}

/** When the order ends if nobody takes it. What becomes of a failed delivery is told with it. */
function Deadline({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const moments = useMoments()
  const { deadline, askedAt } = order
  // The question says it, or the payment.
  if (isScheduled(order) || askedAt !== undefined || order.status === 'awaiting_payment') return null
  if (deadline?.to !== 'rejected' && deadline?.to !== 'expired') return null
  const says = deadline.to === 'rejected' ? texts.answerBy : texts.riderBy
  return <p className="text-quiet mt-0.5 max-w-prose">{says(moments.date(deadline.at, 'time'))}</p>
}

/** Of an order that does not arrive: why, and who pays. */
function WhyNot({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  if (!isUnpaid(order.status)) return null
  const reason = order.events.at(-1)?.reason ?? ''
  return (
    <>
      {reason !== '' && <p className="mt-0.5 max-w-prose wrap-anywhere">{reason}</p>}
      <p className="mt-0.5 max-w-prose">{unpaidWords(order, texts)}</p>
    </>
  )
}
