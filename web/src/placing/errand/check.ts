import { isPickupWindow, orderFields } from '@ozi/contract'
import type { ErrorsAt } from '~/form/problems'
import { textsNow } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { pickupTexts } from '~/languages/en/customer/parcel'
import { type CheckResult, checkReceiver, checkTexts } from '../check'
import type { DeliveryValues } from './values'

/** The form's controls in order. */
export const FIELDS = [
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
export type FieldName = (typeof FIELDS)[number]

/** The errors of the form, and whether a required field is missing. */
export function checkDelivery(values: DeliveryValues): CheckResult<FieldName> {
  const texts = textsNow(placingTexts)
  const missing: ErrorsAt<FieldName> = {
    ...(values.pickupLocation ? {} : { pickupLocation: texts.pickPlace }),
    ...(values.dropLocation ? {} : { dropLocation: texts.pickPlace }),
  }
  const { pickupWindow } = values
  const isOver = pickupWindow !== null && !isPickupWindow(pickupWindow, Date.now())
  const receiver = checkReceiver(values)
  const others = checkTexts(
    {
      pickupAddress: { field: orderFields.pickupAddress, missing: texts.needAddress },
      packageDetails: { field: orderFields.packageDetails },
    },
    values,
  )
  return {
    errors: {
      ...others.errors,
      ...receiver.errors,
      ...missing,
      ...(isOver ? { pickupWindow: textsNow(pickupTexts).over } : {}),
    },
    isIncomplete: others.isIncomplete || receiver.isIncomplete || Object.keys(missing).length > 0,
  }
}
