import type { DeliveryKind } from '@ozi/contract'
import { textsNow } from '~/language'
import type { deliveryTexts } from '~/languages/en/customer/delivery'
import { receiveTexts, sendTexts } from '~/languages/en/customer/delivery'
import { parcelTexts, pickupTexts } from '~/languages/en/account/parcel'
import type { DeliveryValues } from './errandValues'

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

/** The texts that differ by kind; pass them to useTexts or textsNow. */
export const errandKindTexts = (kind: DeliveryKind) => (kind === 'send' ? sendTexts : receiveTexts)

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
