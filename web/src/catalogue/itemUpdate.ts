import type { Item, ItemUpdate } from '@ozi/contract'

/** Whether its shop sells an item at all; it may be out for today. */
export const isListed = ({
  isAvailable,
  unavailableUntil,
}: Pick<Item, 'isAvailable' | 'unavailableUntil'>): boolean => isAvailable || unavailableUntil !== undefined

/** An update that changes nothing yet. */
export function updateOf(item: Item): ItemUpdate {
  const { _id: id, version, name, description, price, preparationMinutes } = item
  return { id, version, name, description, price, preparationMinutes, isAvailable: isListed(item) }
}
