import type { PaymentMethod } from '@ozi/contract'

/**
 * The way an order is paid: in cash, through the provider before the delivery, or by a transfer to the provider by the
 * hand-over.
 */
export type Method = 'Cash' | 'Online' | 'Transfer'

/** On the wire and on badges, payments through the provider bear its name. Nothing else in the server does. */
const NAMES = { Cash: 'Cash', Online: 'Paystack', Transfer: 'Transfer' } as const satisfies Record<
  Method,
  PaymentMethod
>
const METHODS = { Cash: 'Cash', Paystack: 'Online', Transfer: 'Transfer' } as const satisfies Record<
  PaymentMethod,
  Method
>

export const nameOfMethod = (method: Method): PaymentMethod => NAMES[method]
export const methodOfName = (name: PaymentMethod): Method => METHODS[name]
