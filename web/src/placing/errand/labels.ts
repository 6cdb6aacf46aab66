import type { DeliveryKind } from '@ozi/contract'
import { textsNow } from '~/language'
import type { deliveryTexts } from '~/languages/en/customer/delivery'
import { receiveTexts, sendTexts } from '~/languages/en/customer/delivery'
import type { savedTexts } from '~/languages/en/customer/saved'
import { parcelTexts, pickupTexts } from '~/languages/en/customer/parcel'
import type { FieldName } from './check'

/** The id of a field's control. */
export const fieldId = (name: FieldName): string => `delivery-${name}`

/** The texts that differ by kind; pass them to useTexts or textsNow. */
export const kindTexts = (kind: DeliveryKind) => (kind === 'send' ? sendTexts : receiveTexts)

/** Above the people that the user saved. */
export const savedTitle = (kind: DeliveryKind, texts: typeof savedTexts): string =>
  kind === 'send' ? texts.sendTo : texts.collectFrom

/** The label of a field, from the texts of the form and of its kind. */
export function labelOf(
  name: FieldName,
  texts: typeof deliveryTexts,
  { personName, personPhone }: typeof sendTexts,
): string {
  const labels: Readonly<Record<FieldName, string>> = {
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
