import type { Item } from '@ozi/contract'
import { isOpenNow } from '~/ui/text/formatOpening'

/** Whether an item can be bought, and why not. */
export function soldAs({
  isAvailable,
  unavailableUntil,
  vendor,
}: Item): 'now' | 'unavailable' | 'outToday' | 'notOrderable' | 'closed' {
  if (!isAvailable) return unavailableUntil === undefined ? 'unavailable' : 'outToday'
  if (!vendor.isOrderable) return 'notOrderable'
  return isOpenNow(vendor) ? 'now' : 'closed'
}
