import { isBeforePickup, type Order } from '@ozi/contract'
import { useTexts } from '~/language'
import { pickupTexts } from '~/languages/en/account/parcel'
import { usePickupWords } from './usePickupWords'

interface PickupTimeProps {
  /** An offer has no status: it waits for a rider. */
  order: Pick<Order, 'pickupWindow'> & Partial<Pick<Order, 'status'>>
  className?: string
}

/** When a parcel that was ordered for later is fetched, until it is. */
export function PickupTime({ order: { pickupWindow, status = 'created' }, className }: PickupTimeProps) {
  const texts = useTexts(pickupTexts)
  const words = usePickupWords()
  if (!pickupWindow || !isBeforePickup(status)) return null
  return <p className={className}>{texts.pickup(words.onDay(pickupWindow.from), words.time(pickupWindow))}</p>
}
