import type { VendorCategory } from '@ozi/contract'

export const itemCategoryTexts: Readonly<Record<VendorCategory, string>> = {
  food: 'Food',
  health: 'Health',
  clothing: 'Clothing',
}
