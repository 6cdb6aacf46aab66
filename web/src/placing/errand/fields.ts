import { type DeliveryKind, isPickupWindow, orderFields } from '@ozi/contract'
import { errorsBy } from '~/form/errorsBy'
import { rule } from '~/form/rule'
import { textsNow } from '~/language'
import type { deliveryTexts } from '~/languages/en/customer/delivery'
import { receiveTexts, sendTexts } from '~/languages/en/customer/delivery'
import { parcelTexts, pickupTexts } from '~/languages/en/account/parcel'
import { placingTexts } from '~/languages/en/customer/placing'
import type { savedTexts } from '~/languages/en/customer/saved'
import { receiverRules } from '../receiverRules'
import type { DeliveryValues } from './values'

/** The fields that can be wrong, in order. */
export const ERRAND_FIELDS = [
  'pickupLocation',
  'dropLocation',
  'pickupAddress',
  'receiverAddress',
  'receiverName',
  'phone',
  'parcelSize',
  'pickupWindow',
  'packageDetails',
] as const satisfies readonly (keyof DeliveryValues)[]
export type ErrandField = (typeof ERRAND_FIELDS)[number]

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

/** The texts that differ by kind; pass them to useTexts or textsNow. */
export const errandKindTexts = (kind: DeliveryKind) => (kind === 'send' ? sendTexts : receiveTexts)

/** Above the people that the user saved. */
export const savedTitle = (kind: DeliveryKind, texts: typeof savedTexts): string =>
  kind === 'send' ? texts.sendTo : texts.collectFrom

/** The label of a field, from the texts of the form and of its kind. */
export function errandLabel(
  name: ErrandField,
  texts: typeof deliveryTexts,
  { personName, personPhone }: typeof sendTexts,
): string {
  const labels: Readonly<Record<ErrandField, string>> = {
    pickupLocation: texts.from,
    dropLocation: texts.to,
    pickupAddress: texts.pickupAddress,
    receiverAddress: texts.dropoffAddress,
    receiverName: personName,
    phone: personPhone,
    parcelSize: textsNow(parcelTexts).size,
    pickupWindow: textsNow(pickupTexts).when,
    packageDetails: texts.details,
  }
  return labels[name]
}
