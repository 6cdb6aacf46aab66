import type { Order } from '@ozi/contract'
import type { orderTexts } from '~/languages/en/account/order'

/** Who pays for an order that does not arrive. */
export function unpaidWords(
  { paymentMethod, cashAtPickup, status }: Pick<Order, 'paymentMethod' | 'cashAtPickup' | 'status'>,
  texts: typeof orderTexts,
): string {
  if (paymentMethod !== 'Cash') return texts.seePayment
  const isBack = cashAtPickup !== undefined && (status === 'returning' || status === 'returned')
  return isBack ? texts.comesBack : texts.unpaid
}
