import { TEXT_LIMIT } from '@ozi/contract'
import { textsNow } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { type Checked, checkReceiver, type ErrorsAt, tooLong } from '../check'
import type { DeliveryValues } from './values'

/** The form's controls in order. */
export const FIELDS = [
  'pickupLocation',
  'dropLocation',
  'pickupAddress',
  'receiverAddress',
  'receiverName',
  'phone',
  'packageDetails',
] as const satisfies readonly (keyof DeliveryValues)[]
export type FieldName = (typeof FIELDS)[number]

/** The errors of the form, and whether a required field is missing. */
export function checkDelivery(values: DeliveryValues): Checked<FieldName> {
  const texts = textsNow(placingTexts)
  const missing: ErrorsAt<FieldName> = {
    ...(values.pickupLocation ? {} : { pickupLocation: texts.pickPlace }),
    ...(values.dropLocation ? {} : { dropLocation: texts.pickPlace }),
    ...(values.pickupAddress.trim() ? {} : { pickupAddress: texts.needAddress }),
  }
  const receiver = checkReceiver(values)
  return {
    errors: {
      ...tooLong('pickupAddress', values.pickupAddress, TEXT_LIMIT.line),
      ...tooLong('packageDetails', values.packageDetails, TEXT_LIMIT.paragraph),
      ...receiver.errors,
      ...missing,
    },
    isIncomplete: receiver.isIncomplete || Object.keys(missing).length > 0,
  }
}
