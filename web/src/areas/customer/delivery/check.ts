import { TEXT_LIMIT } from '@ozi/contract'
import { textsNow } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { e164Phone } from '~/ui/phone'
import type { DeliveryValues } from './values'

/** The controls of the form, in the order they stand in. */
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

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

const LONGEST: Partial<Record<FieldName, number>> = {
  pickupAddress: TEXT_LIMIT.line,
  receiverAddress: TEXT_LIMIT.line,
  receiverName: TEXT_LIMIT.name,
  packageDetails: TEXT_LIMIT.paragraph,
}

/** +234, then a mobile's 7, 8 or 9 and nine more; whether it was ever given out the server knows. */
export const isMobile = (phone: string): boolean => /^\+234[789]\d{9}$/.test(phone)

/** What keeps the form from being sent, and whether something required is missing. */
export function checkDelivery(values: DeliveryValues): { errors: FieldErrors; isIncomplete: boolean } {
  const texts = textsNow(deliveryTexts)
  const missing: FieldErrors = {
    ...(values.pickupLocation ? {} : { pickupLocation: texts.pickPlace }),
    ...(values.dropLocation ? {} : { dropLocation: texts.pickPlace }),
    ...(values.pickupAddress.trim() ? {} : { pickupAddress: texts.needAddress }),
    ...(values.receiverAddress.trim() ? {} : { receiverAddress: texts.needAddress }),
    ...(values.receiverName.trim() ? {} : { receiverName: texts.needName }),
    ...(values.phone.trim() ? {} : { phone: texts.needPhone }),
  }
  const wrong: Partial<Record<FieldName, string>> = isMobile(e164Phone(values.phone))
    ? {}
    : { phone: texts.noMobile }
  for (const [name, longest] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    const value = values[name]
    if (typeof value === 'string' && value.trim().length > longest) wrong[name] = texts.tooLong(longest)
  }
  return { errors: { ...wrong, ...missing }, isIncomplete: Object.keys(missing).length > 0 }
}

/** The server's words about fields, at the controls they belong to; the rest by itself. */
export function fieldErrorsOf(fields: Readonly<Record<string, string>>): {
  errors: FieldErrors
  others: readonly string[]
} {
  const errors: Partial<Record<FieldName, string>> = {}
  const others: string[] = []
  for (const [path, message] of Object.entries(fields)) {
    const name = FIELDS.find((field) => field === path.split('.')[0])
    if (name === undefined) others.push(message)
    else errors[name] ??= message
  }
  return { errors, others }
}
