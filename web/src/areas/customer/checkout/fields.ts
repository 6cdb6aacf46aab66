import type { deliveryTexts, sendTexts } from '~/languages/en/customer/delivery'

/** The form's controls in order. */
export const CHECKOUT_FIELDS = ['dropoff', 'receiverAddress', 'receiverName', 'phone'] as const
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]

export function checkoutLabel(
  name: CheckoutField,
  texts: typeof deliveryTexts,
  { personName, personPhone }: typeof sendTexts,
): string {
  const labels: Readonly<Record<CheckoutField, string>> = {
    dropoff: texts.to,
    receiverAddress: texts.dropoffAddress,
    receiverName: personName,
    phone: personPhone,
  }
  return labels[name]
}
