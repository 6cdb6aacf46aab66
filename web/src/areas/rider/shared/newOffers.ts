import type { Offer } from '@ozi/contract'

type Seen = Pick<Offer, '_id' | 'until'>

/** An order that was open to all is new once more when it is offered to this rider. */
const keysOf = ({ _id, until }: Seen): string[] => (until === undefined ? [_id] : [_id, `${_id} for you`])

/**
 * Distinguishes new offers from those that were there when the page was opened.
 * @param isOwn whether the order was this rider's job before: an order they gave back is not new to them
 * @param tell called with the number of new offers; each counts once
 * @returns to be called with the current offers
 */
export function createNewOffers(isOwn: (orderId: string) => boolean, tell: (count: number) => void) {
  let seen: Set<string> | null = null
  return (offers: readonly Seen[]): void => {
    const known = seen
    seen = new Set([...(known ?? []), ...offers.flatMap(keysOf)])
    const count =
      known === null
        ? 0
        : offers.filter((offer) => keysOf(offer).some((key) => !known.has(key)) && !isOwn(offer._id)).length
    if (count > 0) tell(count)
  }
}
