import type { AddressSuggestion, CheckoutInput, ShopQuoteInput } from '@ozi/contract'
import { e164Phone } from '~/ui/phone'
import type { CartItem } from '../shared/cart/cart'

/** What one fills in; texts as typed. */
export interface CheckoutValues {
  /** What stands in the place field, chosen or not. */
  readonly dropoffText: string
  /** A place only once it was chosen from the list. */
  readonly dropoff: AddressSuggestion | null
  readonly receiverAddress: string
  readonly receiverName: string
  readonly phone: string
}

/** What is to be quoted: goods and where they go. */
export type Wanted = Omit<ShopQuoteInput, 'kind'>

export type CheckoutBody = CheckoutInput

/** @returns null as long as there is nothing to buy or no place for it to go */
export function toWanted(dropoff: AddressSuggestion | null, items: readonly CartItem[]): Wanted | null {
  if (dropoff === null || items.length === 0) return null
  return { dropoff, items: items.map(({ id, quantity }) => ({ id, quantity })) }
}

/** The same text for the same goods brought to the same point, whatever it is called and in whatever order. */
export const wantedKey = ({ dropoff, items }: Wanted): string =>
  JSON.stringify([dropoff.coordinates, items.map(({ id, quantity }) => `${id} ${String(quantity)}`).sort()])

/** The checkout as people fill it in, before its quote. */
export function toReceiver(values: CheckoutValues): Omit<CheckoutBody, 'quoteId'> {
  return {
    receiverName: values.receiverName.trim(),
    phone: e164Phone(values.phone),
    receiverAddress: values.receiverAddress.trim(),
    paymentMethod: 'Cash',
  }
}
