import { TEXT_LIMIT } from '@ozi/contract'
import { textsNow } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { e164Phone } from '~/ui/phone'
import type { CheckoutValues } from './values'

/** The controls of the form, in the order they stand in. */
export const FIELDS = ['dropoff', 'receiverAddress', 'receiverName', 'phone'] as const
export type FieldName = (typeof FIELDS)[number]

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

export const fieldId = (name: FieldName): string => `checkout-${name}`

/** +234, then a mobile's 7, 8 or 9 and nine more; whether it was ever given out the server knows. */
const MOBILE = /^\+234[789]\d{9}$/

/** What keeps the checkout from being sent, and whether something required is missing. */
export function checkCheckout(values: CheckoutValues): { errors: FieldErrors; isIncomplete: boolean } {
  const texts = textsNow(checkoutTexts)
  const missing: FieldErrors = {
    ...(values.dropoff ? {} : { dropoff: texts.pickPlace }),
    ...(values.receiverAddress.trim() ? {} : { receiverAddress: texts.needAddress }),
    ...(values.receiverName.trim() ? {} : { receiverName: texts.needName }),
    ...(values.phone.trim() ? {} : { phone: texts.needPhone }),
  }
  const wrong: FieldErrors = {
    ...(MOBILE.test(e164Phone(values.phone)) ? {} : { phone: texts.noMobile }),
    ...(values.receiverAddress.trim().length > TEXT_LIMIT.line
      ? { receiverAddress: texts.tooLong(TEXT_LIMIT.line) }
      : {}),
    ...(values.receiverName.trim().length > TEXT_LIMIT.name
      ? { receiverName: texts.tooLong(TEXT_LIMIT.name) }
      : {}),
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
    const name = FIELDS.find((field) => path.split('.').includes(field))
    if (name === undefined) others.push(message)
    else errors[name] ??= message
  }
  return { errors, others }
}
