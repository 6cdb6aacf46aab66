import { ContactLinks } from '~/order/CallLinks'
import { useStaffOrder } from '../../shared/order-sheet/useStaffOrder'

/** To call the customer: a conversation has no number, the order it is about has, and is read beside it anyway. */
export function CustomerPhone({ orderId }: { orderId: string }) {
  const { order } = useStaffOrder(orderId)
  const customer = order?.customer
  if (!customer || customer.mobileNumber === '') return null
  return (
    <div className="pt-1">
      <ContactLinks name={customer.name} phone={customer.mobileNumber} />
    </div>
  )
}
