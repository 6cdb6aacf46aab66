import type { Offer } from '@ozi/contract'

/**
 * Distinguishes new offers from those that were there when the page was opened.
 * @param isOwn whether the order was this rider's job before: an order they gave back is not new to them
 * @param tell called with the number of new offers; each counts once
 * @returns to be called with the current offers
 */
export function createNewOffers(isOwn: (orderId: string) => boolean, tell: (count: number) => void) {
  let seen: Set<string> | null = null
  return (offers: readonly Pick<Offer, '_id'>[]): void => {
    const known = seen
    seen = new Set([...(known ?? []), ...offers.map(({ _id }) => _id)])
    const count = known === null ? 0 : offers.filter(({ _id }) => !known.has(_id) && !isOwn(_id)).length
    if (count > 0) tell(count)
  }
}
