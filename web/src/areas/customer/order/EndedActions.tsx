import type { OrderDetail } from '@ozi/contract'
import { ReceiptText } from 'lucide-react'
import { useTexts } from '~/language'
import { receiptTexts } from '~/languages/en/customer/receipt'
import { LinkButton } from '~/ui/button/Button'
import { OrderAgain } from '../shared/orders/OrderAgain'

/** What can be done with an order that has ended. */
export function EndedActions({ order }: { order: OrderDetail }) {
  const texts = useTexts(receiptTexts)
  return (
    <div className="flex flex-wrap gap-2 *:px-4!">
      <OrderAgain order={order} />
      {order.status === 'delivered' && (
        <LinkButton
          to={`/dashboard/orders/${order._id}/receipt`}
          look="secondary"
          icon={<ReceiptText size={18} />}
        >
          {texts.open}
        </LinkButton>
      )}
    </div>
  )
}
