import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { orderTexts } from '~/languages/en/account/order'
import { vehicleTexts } from '~/languages/en/customer/deliveryLive'
import { ContactIcons } from '~/order/CallLinks'
import { vehicleLine } from '~/order/vehicleLine'
import { dialledPhone } from '~/ui/field/phoneNumber'
import { Avatar } from '~/ui/picture/Avatar'

/** Who comes, on which vehicle, and the shop: a line each, and how to reach them. */
export function OrderPeople({ order }: { order: OrderDetail }) {
  const { rider, riderTracking, vendor } = order
  const texts = useTexts(orderTexts)
  const vehicles = useTexts(vehicleTexts)
  if (!rider && !vendor) return null
  return (
    <div className="rounded-card border-line bg-surface divide-line divide-y border">
      {rider && (
        <Person
          what={texts.rider}
          line={riderTracking && vehicleLine(riderTracking.vehicle, vehicles)}
          picture={riderTracking?.picture ?? ''}
          name={rider.name}
          phone={rider.mobileNumber}
        />
      )}
      {vendor && <Person what={texts.shop} name={vendor.name} phone={vendor.mobileNumber} />}
    </div>
  )
}

interface PersonProps {
  /** 'Your rider', 'The shop'. */
  what: string
  /** To be recognised by, in place of what they are. */
  line?: string | undefined
  /** '' shows initials, and without it nothing is shown. */
  picture?: string
  name: string
  phone: string
}

function Person({ what, line, picture, name, phone }: PersonProps) {
  return (
    <section aria-label={what} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5">
      {picture !== undefined && <Avatar name={name} image={picture} className="size-12" />}
      <div className="min-w-0 flex-1 basis-28">
        <p className="leading-tight font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere tabular-nums">{line ?? what}</p>
        {phone !== '' && (
          <p className="text-quiet text-sm tabular-nums max-md:hidden">{dialledPhone(phone)}</p>
        )}
      </div>
      <ContactIcons name={name} phone={phone} />
    </section>
  )
}
