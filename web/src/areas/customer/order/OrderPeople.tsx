import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { PersonCard } from '~/order/PersonCard'
import { RiderCard } from '~/order/RiderCard'

/** The people to call. */
export function OrderPeople({ order }: { order: OrderDetail }) {
  const { vendor } = order
  const texts = useTexts(orderTexts)
  return (
    <>
      <RiderCard title={texts.rider} order={order} />
      {vendor && <PersonCard title={texts.shop} name={vendor.name} phone={vendor.mobileNumber} />}
    </>
  )
}
