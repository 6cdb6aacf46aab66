import type { ErrorsAt } from '~/form/errors'
import { errorsBy } from '~/form/errorsBy'
import { textsNow } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { receiverRules } from '~/placing/receiverRules'
import type { CheckoutField } from './fields'
import type { CheckoutValues } from './checkoutValues'

/** The errors of the checkout. */
export const checkCheckout = (values: CheckoutValues): ErrorsAt<CheckoutField> =>
  errorsBy(values, {
    ...receiverRules(),
    dropoff: (place) => place !== null || textsNow(placingTexts).pickPlace,
  })
