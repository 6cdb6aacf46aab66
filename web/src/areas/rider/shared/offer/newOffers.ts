import type { Offer } from '@ozi/contract'

type OfferKey = Pick<Offer, '_id' | 'until'>

/** An order that was open to all is new once more when it is offered to this rider. */
const keysOf = ({ _id, until }: OfferKey): string[] => (until === undefined ? [_id] : [_id, `${_id} for you`])

/**
 * Distinguishes new offers from those that were there when the page was opened.
 * @param isOwn whether the order was this rider's job before: an order they gave back is not new to them
 * @returns to be called with the current offers; gives the new ones, each once
 */
export function createNewOffers(isOwn: (orderId: string) => boolean) {
  let seen: Set<string> | null = null
  return <Known extends OfferKey>(offers: readonly Known[]): readonly Known[] => {
    const known = seen
    seen = new Set([...(known ?? []), ...offers.flatMap(keysOf)])
    const isNew = (offer: OfferKey) => known !== null && keysOf(offer).some((key) => !known.has(key))
    return offers.filter((offer) => isNew(offer) && !isOwn(offer._id))
  }
}
