import { allowedMoves, type OrderDetail, type OrderPayment } from '@ozi/contract'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { paymentTexts } from '~/languages/en/customer/payment'
import { FareLines } from '~/order/OrderFare'
import { OrderedItems } from '~/order/OrderItems'
import { PlaceLines } from '~/order/OrderPlaces'
import { isRunning } from '~/order/orderState'
import { AskAboutOrder } from '~/support/AskAboutOrder'
import { Fold, FoldList } from '~/ui/list/Fold'
import { Money } from '~/ui/text/Money'
import { CancelOrder } from '../shared/orders/CancelOrder'
import { OrderAgain } from '../shared/orders/OrderAgain'
import { ComplainAboutOrder } from './ComplainAboutOrder'
import { COLUMN } from './layout'
import { OrderPayments } from './OrderPayments'

/** An order below its state: what it is, what it costs, and what can be done with it. */
export function OrderRest({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const payment = useTexts(paymentTexts)
  const mayCancel = allowedMoves(order, 'customer').some(({ to }) => to === 'cancelled')
  return (
    <div className={COLUMN}>
      <FoldList>
        <Fold title={texts.places} aside={order.dropLocation.placeName}>
          <PlaceLines order={order} />
        </Fold>
        {order.items && (
          <Fold title={texts.items} aside={order.items.reduce((sum, { quantity }) => sum + quantity, 0)}>
            <OrderedItems items={order.items} />
          </Fold>
        )}
        <Fold title={texts.fare} aside={<Money amount={order.fee} className="text-ink font-semibold" />}>
          <FareLines order={order} />
        </Fold>
        {order.payments !== undefined && order.payments.length > 0 && (
          <Fold title={payment.title} aside={paymentWords(order.payments, payment)}>
            <OrderPayments order={order} />
          </Fold>
        )}
        <Fold title={texts.help}>
          <div className="grid grid-cols-1 gap-2 lg:flex lg:flex-wrap">
            <ComplainAboutOrder orderId={order._id} />
            <AskAboutOrder orderId={order._id}>{texts.ask}</AskAboutOrder>
            {isRunning(order) && <OrderAgain order={order} />}
          </div>
        </Fold>
      </FoldList>
      <div className="empty:hidden">
        <CancelOrder order={order} isAllowed={mayCancel && order.askedAt === undefined} />
      </div>
    </div>
  )
}

/** How far the newest refund has come, else the payment. */
function paymentWords([latest]: readonly OrderPayment[], texts: typeof paymentTexts): string | undefined {
  if (!latest) return undefined
  const refund = latest.refunds.at(-1)
  if (refund)
    return { asked: texts.refundAsked, done: texts.refundDone, failed: texts.refundFailed }[refund.status]
  return { paid: texts.paidTitle, pending: texts.pendingTitle, failed: texts.failedTitle }[latest.status]
}
