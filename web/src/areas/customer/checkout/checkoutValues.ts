import {
  type AddressSuggestion,
  type CheckoutInput,
  lineKey,
  type PaymentMethod,
  type ShopQuoteInput,
} from '@ozi/contract'
import { e164Phone } from '~/ui/field/phoneNumber'
import type { CartItem } from '~/cart/cart'

/** The form's fields; texts as typed. */
export interface CheckoutValues {
  /** The text in the place field, chosen or not. */
  readonly dropoffText: string
  /** Set only once a place was chosen from the list. */
  readonly dropoff: AddressSuggestion | null
  readonly receiverAddress: string
  readonly receiverName: string
  readonly phone: string
  readonly paymentMethod: PaymentMethod
  /** Whether the receiver and their place are saved for next time. */
  readonly savesContact: boolean
}

/** The question for a quote: items and dropoff. */
export type CartQuoteRequest = Omit<ShopQuoteInput, 'kind'>

/** An order of the cart as filled in, before its quote. */
export interface CartOrder {
  readonly receiver: Omit<CheckoutInput, 'quoteId'>
  /** See `wantedKey`. */
  readonly cart: string
}

/** @returns null if the cart is empty or no place is chosen */
export function toWanted(
  dropoff: AddressSuggestion | null,
  items: readonly CartItem[],
): CartQuoteRequest | null {
  if (dropoff === null || items.length === 0) return null
  return { dropoff, items: items.map(toWantedLine) }
}

const toWantedLine = ({ id, quantity, options }: CartItem) => ({
  id,
  quantity,
  ...(options && { options: options.map((option) => option.id) }),
})

/** The same text for the same items and the same point, whatever the place's name and the items' order. */
export const wantedKey = ({ dropoff, items }: CartQuoteRequest): string =>
  JSON.stringify([
    dropoff.coordinates,
    items.map(({ id, quantity, options }) => `${lineKey(id, options)} ${String(quantity)}`).sort(),
  ])

export function toReceiver(values: CheckoutValues): CartOrder['receiver'] {
  return {
    receiverName: values.receiverName.trim(),
    phone: e164Phone(values.phone),
    receiverAddress: values.receiverAddress.trim(),
    paymentMethod: values.paymentMethod,
  }
}
