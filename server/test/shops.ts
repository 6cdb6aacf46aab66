import type { Item, ItemInput } from '@ozi/contract'
import type { Person } from './app.ts'

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

/** A cart of these items, one of each unless a quantity is given. */
export const cartOf = (...items: readonly (Item | readonly [Item, number])[]) =>
  items.map((entry) => {
    const [item, quantity] = 'price' in entry ? [entry, 1] : entry
    return { id: item._id, quantity }
  })
