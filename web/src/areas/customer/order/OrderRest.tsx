import { allowedMoves, type OrderDetail } from '@ozi/contract'
import { ReceiptText } from 'lucide-react'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { receiptTexts } from '~/languages/en/customer/receipt'
import { OrderFare } from '~/order/OrderFare'
import { OrderItems } from '~/order/OrderItems'
import { OrderMap } from '~/order/OrderMap'
import { OrderPlaces } from '~/order/OrderPlaces'
import { isOnItsWay, isRunning } from '~/order/orderState'
import { AskAboutOrder } from '~/support/AskAboutOrder'
import { LinkButton } from '~/ui/button/Button'
import { CancelOrder } from '../shared/orders/CancelOrder'
import { OrderAgain } from '../shared/orders/OrderAgain'
import { ComplainAboutOrder } from './ComplainAboutOrder'
import { isPaidFirst } from './isPaidFirst'
import { COLUMN } from './layout'
import { OrderPayments } from './OrderPayments'
import { OrderPeople } from './OrderPeople'
import { ShareOrder } from './ShareOrder'

/** An order below its state: what it is, what it costs, and what can be done with it. */
export function OrderRest({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const runs = isRunning(order)
  const mayCancel = allowedMoves(order, 'customer').some(({ to }) => to === 'cancelled')
  return (
    <div className={COLUMN}>
      {runs && order.trackToken !== undefined && <ShareOrder order={order} token={order.trackToken} />}
      {order.items && <OrderItems title={texts.items} items={order.items} />}
      {!isOnItsWay(order) && <OrderMap order={order} />}
      <OrderPlaces order={order} />
      <OrderFare order={order} />
      {order.status === 'delivered' && <ReceiptLink orderId={order._id} />}
      {!isPaidFirst(order) && <OrderPayments order={order} />}
      {!runs && <OrderPeople order={order} />}
      <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap md:grid lg:flex">
        <OrderAgain order={order} />
        <ComplainAboutOrder orderId={order._id} />
        <AskAboutOrder orderId={order._id}>{texts.ask}</AskAboutOrder>
        <CancelOrder order={order} isAllowed={mayCancel && order.askedAt === undefined} />
      </div>
    </div>
  )
}

function ReceiptLink({ orderId }: { orderId: string }) {
  const texts = useTexts(receiptTexts)
  return (
    <LinkButton
      to={`/dashboard/orders/${orderId}/receipt`}
      look="secondary"
      className="w-fit"
      icon={<ReceiptText size={18} />}
    >
      {texts.open}
    </LinkButton>
  )
}
