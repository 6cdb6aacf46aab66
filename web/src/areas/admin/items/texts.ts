import type { VendorCategory } from '@ozi/contract'
import { formatCount } from '~/ui/format'

export const KIND_WORDS: Readonly<Record<VendorCategory, string>> = {
  food: 'Food',
  health: 'Health',
  clothing: 'Clothing',
}

/** '1 item', '10,000+ items' */
export function itemCount({ total, totalIsMinimum }: { total: number; totalIsMinimum: boolean }): string {
  return `${formatCount(total)}${totalIsMinimum ? '+' : ''} ${total === 1 ? 'item' : 'items'}`
}
