import { firstNameOf, type OrderDetail, type ShopStatus } from '@ozi/contract'
import { Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTexts } from '~/language'
import { vendorOrderTexts } from '~/languages/en/vendor/orders'
import { Button } from '~/ui/button/Button'
import { formatDate } from '~/ui/text/format'
import { shopStatusOf } from '../shared/goodsStatus'
import './ticket.css'

/** While the goods are in the shop, or are to be made. */
const IN_SHOP: readonly ShopStatus[] = ['placed', 'accepted', 'preparing', 'ready_for_pickup']

/** Prints the ticket of an order that the shop still has, for the kitchen and the bag. */
export function PrintTicket({ order }: { order: OrderDetail }) {
  const texts = useTexts(vendorOrderTexts)
  if (!IN_SHOP.includes(shopStatusOf(order))) return null
  return (
    <>
      <Button look="secondary" icon={<Printer size={18} />} onClick={() => window.print()}>
        {texts.printTicket}
      </Button>
      {/* Beside the page, which is not printed. */}
      {createPortal(<Ticket order={order} />, document.body)}
    </>
  )
}

function Ticket({ order }: { order: OrderDetail }) {
  const texts = useTexts(vendorOrderTexts)
  const { number, vendor, items, packageDetails, pickupCode, createdAt } = order
  // The ticket lies beside the bag, where others read it.
  const firstName = firstNameOf(order.customer?.name ?? order.receiverName)
  return (
    <section className="ticket" aria-label={texts.ticketOf(number)}>
      {vendor && <p>{vendor.name}</p>}
      <p className="ticket-number font-head font-bold tabular-nums">{number}</p>
      <p>
        {texts.ticketFor(firstName)} · {formatDate(createdAt, 'dateTime')}
      </p>
      <ul className="ticket-items">
        {items?.map(({ name, quantity, options = [] }, at) => (
          <li key={at} className="ticket-item">
            <span className="tabular-nums">{quantity} ×</span>
            <span className="wrap-anywhere">
              {name}
              {options.map((option) => (
                <span key={option._id} className="ticket-options block">
                  + {option.name}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {packageDetails !== '' && <p className="wrap-anywhere">{packageDetails}</p>}
      {pickupCode !== undefined && (
        <div className="ticket-code">
          <p>{texts.ticketCode}</p>
          <p className="ticket-number font-head font-bold tracking-widest tabular-nums">{pickupCode}</p>
        </div>
      )}
    </section>
  )
}
