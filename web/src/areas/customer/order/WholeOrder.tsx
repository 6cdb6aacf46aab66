import type { OrderDetail } from '@ozi/contract'
import { type ReactNode, useRef } from 'react'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { isTransferDue } from '~/order/isTransferDue'
import { OrderMap } from '~/order/OrderMap'
import { isRunning } from '~/order/orderState'
import { useOrder } from '~/order/useOrder'
import { useRiderMoves } from '~/order/useRiderMoves'
import { BackLink } from '~/ui/button/BackLink'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { ErrorState } from '~/ui/state/ErrorState'
import { FailedDelivery } from './FailedDelivery'
import { BESIDE, COLUMN, LAYOUT } from './layout'
import { OrderCodes } from './OrderCodes'
import { OrderHead } from './OrderHead'
import { OrderPeople } from './OrderPeople'
import { OrderSkeleton } from './OrderSkeleton'
import { OrderSteps } from './OrderSteps'
import { ShareOrder } from './ShareOrder'

const OfferPasskey = lazyPart(async () => (await import('~/account/passkeys/OfferPasskey')).default)
const TellMe = lazyPart(async () => (await import('~/account/notifications/TellMe')).TellMe)
const loadRest = () => import('./rest')

/** Whether its payment stands above all: it is needed for the order to begin, or for the hand-over. */
const isPaidFirst = (order: OrderDetail): boolean =>
  order.status === 'awaiting_payment' || isTransferDue(order)

/** Whether a part of the rest stands above the others: then they wait for it, so that nothing moves. */
const beginsWithRest = (order: OrderDetail) =>
  order.askedAt !== undefined || isPaidFirst(order) || !isRunning(order)

interface WholeOrderProps {
  readonly orderId: string
  /** Shown if there is no such order. */
  readonly gone: ReactNode
}

/**
 * One order: its state and the next act of its customer come first, whatever is to be decided stands above the map, and
 * what is seldom needed is folded below.
 */
export function WholeOrder({ orderId, gone }: WholeOrderProps) {
  const texts = useTexts(orderTexts)
  const { query, order, isNotFound, error } = useOrder(orderId)
  const title = useRef<HTMLHeadingElement>(null)
  const rest = useLoaded(loadRest, true)
  const shown = order !== null && (rest !== null || !beginsWithRest(order)) ? order : null
  // Without a network the banner of all pages says it, and what was seen last can be read.
  const isSaid = shown !== null && error !== null && refusalOf(error).code === 'NETWORK'
  useRiderMoves(orderId)
  if (isNotFound) return gone
  return (
    <>
      {error && !isSaid && (
        <>
          {shown === null && (
            <div>
              <BackLink to="/dashboard/orders">{texts.allOrders}</BackLink>
              <h1 className="text-2xl md:text-4xl">{texts.plainTitle}</h1>
            </div>
          )}
          <ErrorState title={texts.failed} query={query}>
            {refusalOf(error).message}
          </ErrorState>
        </>
      )}
      {shown === null && error === null && <OrderSkeleton title={texts.plainTitle} />}
      {shown && (
        <div className="grid grid-cols-1 gap-3 md:gap-4">
          <OrderHead order={shown} headingRef={title} />
          {rest && !isRunning(shown) && <rest.EndedActions order={shown} />}
          <FailedDelivery order={shown} next={title} />
          {rest && <rest.WaitOrCancel order={shown} />}
          <div className={LAYOUT}>
            {(isRunning(shown) || shown.status === 'delivered') && (
              <div className={COLUMN}>
                {rest && isPaidFirst(shown) && <rest.PaymentDue order={shown} />}
                {isRunning(shown) && <OrderMap order={shown} className="h-40 md:h-96" />}
                {rest && shown.status === 'delivered' && <rest.Thanks order={shown} />}
              </div>
            )}
            <div className={BESIDE}>
              {shown.status !== 'awaiting_payment' && <OrderCodes order={shown} />}
              <OrderPeople order={shown} />
              {isRunning(shown) && <ShareOrder order={shown} />}
              <OrderSteps order={shown} />
            </div>
            {rest && <rest.OrderRest order={shown} />}
          </div>
          {rest && isRunning(shown) && <TellMe about="order" fallback={null} />}
          {rest && shown.status === 'delivered' && <OfferPasskey fallback={null} />}
        </div>
      )}
    </>
  )
}
