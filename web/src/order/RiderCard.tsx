import type { OrderDetail } from '@ozi/contract'
import { useTexts } from '~/language'
import { vehicleTexts } from '~/languages/en/customer/deliveryLive'
import { PersonCard } from './PersonCard'
import { vehicleLine } from './vehicleLine'

/** Who comes, on which vehicle, and how to reach them. */
export function RiderCard({ title, order }: { title: string; order: OrderDetail }) {
  const words = useTexts(vehicleTexts)
  const { rider, riderTracking } = order
  if (!rider) return null
  return (
    <PersonCard
      title={title}
      name={rider.name}
      phone={rider.mobileNumber}
      picture={riderTracking?.picture ?? ''}
    >
      {riderTracking && vehicleLine(riderTracking.vehicle, words)}
    </PersonCard>
  )
}
