import type { Offer } from '@ozi/contract'

/**
 * Tells what has come to wait from what waited when the pages were opened.
 * @param isOwn whether it was this rider's job before: what one gave back is no news to oneself
 * @param tell how many there are; each offer counts once
 * @returns takes the offers as they are now
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
