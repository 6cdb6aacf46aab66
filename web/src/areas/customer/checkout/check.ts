import type { ErrorsAt } from '~/form/errors'
import { errorsBy } from '~/form/errorsBy'
import { textsNow } from '~/language'
import type { checkoutTexts } from '~/languages/en/customer/checkout'
import { placingTexts } from '~/languages/en/customer/placing'
import { receiverRules } from '~/placing/receiverRules'
import type { CheckoutValues } from './values'

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

/** The errors of the checkout. */
export const checkCheckout = (values: CheckoutValues): ErrorsAt<CheckoutField> =>
  errorsBy(values, {
    ...receiverRules(),
    dropoff: (place) => place !== null || textsNow(placingTexts).pickPlace,
  })
