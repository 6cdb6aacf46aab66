import type { Offer } from '@ozi/contract'
import { createStore } from '~/browser/createStore'

type OfferKey = Pick<Offer, '_id' | 'until'>

/** An order that is offered once more is another offer. */
export const offerKeyOf = ({ _id, until = '' }: OfferKey): string => `${_id} ${until}`

/** Offers that the rider answered here, or left for later: no page is covered by them again. */
export const dealtWith = createStore<ReadonlySet<string>>(new Set())

export const dealWith = (offer: OfferKey): void =>
  dealtWith.set(new Set([...dealtWith.read(), offerKeyOf(offer)]))
