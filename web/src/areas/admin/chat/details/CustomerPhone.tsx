import { ContactLinks } from '~/order/CallLinks'
import { useStaffOrder } from '../../shared/order-sheet/useStaffOrder'

/**
 * A link to call the customer. A conversation contains no number, but its order does, and that is loaded
 * anyway.
 */
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
