import type { VendorCategory } from '@ozi/contract'

export const KIND_WORDS: Readonly<Record<VendorCategory, string>> = {
  food: 'Food',
  health: 'Health',
  clothing: 'Clothing',
}
