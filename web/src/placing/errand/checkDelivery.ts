import { isPickupWindow, orderFields } from '@ozi/contract'
import { errorsBy } from '~/form/errorsBy'
import { rule } from '~/form/rule'
import { textsNow } from '~/language'
import { pickupTexts } from '~/languages/en/account/parcel'
import { placingTexts } from '~/languages/en/customer/placing'
import { receiverRules } from '../receiverRules'
import type { DeliveryValues } from './errandValues'

/** The errors of an errand. */
export function checkDelivery(values: DeliveryValues) {
  const { needAddress, pickPlace } = textsNow(placingTexts)
  return errorsBy(values, {
    ...receiverRules(),
    pickupLocation: (place) => place !== null || pickPlace,
    dropLocation: (place) => place !== null || pickPlace,
    pickupAddress: rule(orderFields.pickupAddress, { missing: needAddress }),
    packageDetails: rule(orderFields.packageDetails),
    pickupWindow: (window) =>
      window === null || isPickupWindow(window, Date.now()) || textsNow(pickupTexts).over,
  })
}
