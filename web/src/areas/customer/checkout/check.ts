import { textsNow } from '~/language'
import type { checkoutTexts } from '~/languages/en/customer/checkout'
import { placingTexts } from '~/languages/en/customer/placing'
import { type CheckResult, checkReceiver } from '~/placing/check'
import type { CheckoutValues } from './values'

/** The form's controls in order. */
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

/** The errors of the checkout, and whether a required field is missing. */
export function checkCheckout(values: CheckoutValues): CheckResult<FieldName> {
  const { errors, isIncomplete } = checkReceiver(values)
  if (values.dropoff) return { errors, isIncomplete }
  return { errors: { ...errors, dropoff: textsNow(placingTexts).pickPlace }, isIncomplete: true }
}
