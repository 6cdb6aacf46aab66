import type { Item, ItemInput, OptionChoice, ShopQuoteInput } from '@ozi/contract'
import type { Person } from './app.ts'

export const jollof: ItemInput = {
  name: 'Jollof rice',
  description: 'With fried plantain',
  price: 2500,
  preparationMinutes: { min: 35, max: 45 },
  isAvailable: true,
}

/** A size must be chosen, extras may be. */
export const sizeAndExtras: NonNullable<ItemInput['options']> = [
  {
    name: 'Size',
    min: 1,
    max: 1,
    choices: [
      { name: 'Regular', price: 0, isAvailable: true },
      { name: 'Large', price: 800.5, isAvailable: true },
    ],
  },
  {
    name: 'Extras',
    min: 0,
    max: 2,
    choices: [
      { name: 'Plantain', price: 500, isAvailable: true },
      { name: 'Egg', price: 300.25, isAvailable: true },
      { name: 'Fish', price: 1200, isAvailable: false },
    ],
  },
]

/** The ids of an item's choices by their names. */
export function choicesOf(item: Item, ...names: readonly string[]): string[] {
  const choices = item.options.flatMap((group): OptionChoice[] => group.choices)
  return names.map((name) => choices.find((choice) => choice.name === name)?._id ?? name)
}

/** Puts an item on sale. */
export async function sell(vendor: Person, overrides: Partial<ItemInput> = {}): Promise<Item> {
  const { item } = await vendor.client.catalogue.createItem({ ...jollof, ...overrides })
  return item
}

/** A cart of these items, one of each unless a quantity is given. */
export const cartOf = (...items: readonly (Item | readonly [Item, number])[]): ShopQuoteInput['items'] =>
  items.map((entry) => {
    const [item, quantity] = 'price' in entry ? [entry, 1] : entry
    return { id: item._id, quantity }
  })
