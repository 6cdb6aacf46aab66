import { TEXT_LIMIT } from '@ozi/contract'
import { textsNow } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { e164Phone } from '~/ui/phone'

export type ErrorsAt<Name extends string> = { readonly [At in Name]?: string }

/** The errors of a form, and whether a required field is missing. */
export interface Checked<Name extends string> {
  readonly errors: ErrorsAt<Name>
  readonly isIncomplete: boolean
}

/** +234, then 7, 8 or 9 and nine more digits; only the server knows whether the number exists. */
export const isMobile = (phone: string): boolean => /^\+234[789]\d{9}$/.test(phone)

interface Receiver {
  readonly receiverAddress: string
  readonly receiverName: string
  readonly phone: string
}

/** Validates the receiver, whom every order has. */
export function checkReceiver({ receiverAddress, receiverName, phone }: Receiver): Checked<keyof Receiver> {
  const texts = textsNow(placingTexts)
  const missing: ErrorsAt<keyof Receiver> = {
    ...(receiverAddress.trim() ? {} : { receiverAddress: texts.needAddress }),
    ...(receiverName.trim() ? {} : { receiverName: texts.needName }),
    ...(phone.trim() ? {} : { phone: texts.needPhone }),
  }
  const wrong: ErrorsAt<keyof Receiver> = {
    ...tooLong('receiverAddress', receiverAddress, TEXT_LIMIT.line),
    ...tooLong('receiverName', receiverName, TEXT_LIMIT.name),
    ...(isMobile(e164Phone(phone)) ? {} : { phone: texts.noMobile }),
  }
  return { errors: { ...wrong, ...missing }, isIncomplete: Object.keys(missing).length > 0 }
}

/** The error of a text longer than the server accepts; none otherwise. */
export function tooLong<Name extends string>(name: Name, text: string, longest: number): ErrorsAt<Name> {
  if (text.trim().length <= longest) return {}
  return { [name]: textsNow(placingTexts).tooLong(longest) } as ErrorsAt<Name>
}

/** Assigns the server's messages to the form's controls; the rest is returned separately. */
export function fieldErrorsOf<Name extends string>(
  names: readonly Name[],
  fields: Readonly<Record<string, string>>,
): { errors: ErrorsAt<Name>; others: readonly string[] } {
  const errors: Partial<Record<Name, string>> = {}
  const others: string[] = []
  for (const [path, message] of Object.entries(fields)) {
    const name = names.find((field) => path.split('.').includes(field))
    if (name === undefined) others.push(message)
    else errors[name] ??= message
  }
  return { errors, others }
}
