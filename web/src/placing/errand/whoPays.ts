import type { Order } from '@ozi/contract'

/** Who gives the rider of a parcel the cash: its customer, or the person at the other end. */
export function whoPays({
  kind,
  cashAtPickup,
}: Pick<Order, 'kind' | 'cashAtPickup'>): 'customer' | 'sender' | 'receiver' {
  const payer = cashAtPickup === undefined ? 'receiver' : 'sender'
  return payer === (kind === 'send' ? 'sender' : 'receiver') ? 'customer' : payer
}
