import { textsNow } from '~/language'
import type { checkoutTexts } from '~/languages/en/customer/checkout'
import { placingTexts } from '~/languages/en/customer/placing'
import { type Checked, checkReceiver } from '~/placing/check'
import type { CheckoutValues } from './values'

/** The controls of the form, in the order they stand in. */
export const FIELDS = ['dropoff', 'receiverAddress', 'receiverName', 'phone'] as const
export type FieldName = (typeof FIELDS)[number]

export const fieldId = (name: FieldName): string => `checkout-${name}`

export function labelOf(name: FieldName, texts: typeof checkoutTexts): string {
  const labels: Readonly<Record<FieldName, string>> = {
    dropoff: texts.dropoff,
    receiverAddress: texts.landmark,
    receiverName: texts.name,
    phone: texts.phone,
  }
  return labels[name]
}

/** What keeps the checkout from being sent, and whether something required is missing. */
export function checkCheckout(values: CheckoutValues): Checked<FieldName> {
  const { errors, isIncomplete } = checkReceiver(values)
  if (values.dropoff) return { errors, isIncomplete }
  return { errors: { ...errors, dropoff: textsNow(placingTexts).pickPlace }, isIncomplete: true }
}
