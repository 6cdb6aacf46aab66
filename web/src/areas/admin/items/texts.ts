import type { VendorCategory } from '@ozi/contract'

export const categoryTexts: Readonly<Record<VendorCategory, string>> = {
  food: 'Food',
  health: 'Health',
  clothing: 'Clothing',
}
