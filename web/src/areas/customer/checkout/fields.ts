import type { checkoutTexts } from '~/languages/en/customer/checkout'

/** The form's controls in order. */
export const CHECKOUT_FIELDS = ['dropoff', 'receiverAddress', 'receiverName', 'phone'] as const
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number]

export function checkoutLabel(name: CheckoutField, texts: typeof checkoutTexts): string {
  const labels: Readonly<Record<CheckoutField, string>> = {
    dropoff: texts.dropoff,
    receiverAddress: texts.landmark,
    receiverName: texts.name,
    phone: texts.phone,
  }
  return labels[name]
}
