import type { Item } from '@ozi/contract'

/** Whether an item can be bought, and why not. */
export function soldAs({ isAvailable, vendor }: Item): 'now' | 'unavailable' | 'notOrderable' {
  if (!isAvailable) return 'unavailable'
  return vendor.isOrderable ? 'now' : 'notOrderable'
}
