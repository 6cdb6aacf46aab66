import type { DeliveryKind } from '@ozi/contract'
import type { FieldName } from './check'
import { deliveryTexts as texts, KIND_TEXTS } from './texts'

/** The id of a field's control, for what points at it. */
export const fieldId = (name: FieldName): string => `delivery-${name}`

/** The label of a field; the person's differ by kind. */
export function labelOf(name: FieldName, kind: DeliveryKind): string {
  const labels: Readonly<Record<FieldName, string>> = {
    pickupLocation: texts.from,
    dropLocation: texts.to,
    pickupAddress: texts.pickupAddress,
    receiverAddress: texts.dropoffAddress,
    receiverName: KIND_TEXTS[kind].personName,
    phone: KIND_TEXTS[kind].personPhone,
    packageDetails: texts.details,
  }
  return labels[name]
}
