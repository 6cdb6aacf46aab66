import type { Item, ItemInput } from '@ozi/contract'
import type { Person } from './app.ts'
import { ikenegbu } from './deliveries.ts'

/** A shop as an administrator registers it; each number another one. */
export const shopRegistration = (number: number) => ({
  shopName: `Shop ${number}`,
  shopDescription: 'Fresh every day',
  category: 'food' as const,
  email: `shop${number}@ozi.test`,
  address: 'Opposite Assumpta, second gate',
  place: ikenegbu,
  mobileNumber: '+2348031234567',
  ownersFirstName: 'Ngozi',
  ownersLastName: 'Eze',
  ownersEmail: `owner${number}@ozi.test`,
  ownersPhone: '+2348037654321',
})

export const jollof: ItemInput = {
  name: 'Jollof rice',
  description: 'With fried plantain',
  price: 2500,
  preparationMinutes: { min: 35, max: 45 },
  isAvailable: true,
}

/** Puts an item on sale. */
export async function sell(vendor: Person, overrides: Partial<ItemInput> = {}): Promise<Item> {
  const { item } = await vendor.client.catalogue.createItem({ ...jollof, ...overrides })
  return item
}
