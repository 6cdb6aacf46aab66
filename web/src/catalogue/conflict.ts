import type { Item } from '@ozi/contract'
import { formatNaira } from '~/ui/format'

/** What somebody else changed in an item meanwhile, in words: 'price ₦2,500 → ₦3,000, description'. */
export function changesBetween(before: Item, now: Item): string {
  const words = [
    before.name === now.name ? '' : `name “${now.name}”`,
    before.description === now.description ? '' : 'description',
    before.price === now.price ? '' : `price ${formatNaira(before.price)} → ${formatNaira(now.price)}`,
    before.duration === now.duration ? '' : `time ${before.duration} → ${now.duration}`,
    before.isAvailable === now.isAvailable ? '' : now.isAvailable ? 'available again' : 'not available today',
    before.image === now.image ? '' : 'picture',
  ].filter((word) => word !== '')
  return words.join(', ')
}

export const conflictText = (before: Item, now: Item): string =>
  `Somebody else changed this item while you had it open (${changesBetween(before, now)}). What you typed is still here; save again to replace theirs with yours.`
