import { TEXT_LIMIT } from '@ozi/contract'
import { textsNow } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { e164Phone } from '~/ui/phone'

export type ErrorsAt<Name extends string> = { readonly [At in Name]?: string }

/** What keeps a form from being sent, and whether something required is missing. */
export interface Checked<Name extends string> {
  readonly errors: ErrorsAt<Name>
  readonly isIncomplete: boolean
}

/** +234, then a mobile's 7, 8 or 9 and nine more; whether it was ever given out the server knows. */
export const isMobile = (phone: string): boolean => /^\+234[789]\d{9}$/.test(phone)

interface Receiver {
  readonly receiverAddress: string
  readonly receiverName: string
  readonly phone: string
}

/** Whom the rider meets and how they are found, as every order says it. */
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

/** The error of a text that is longer than the server takes; none where it is not. */
export function tooLong<Name extends string>(name: Name, text: string, longest: number): ErrorsAt<Name> {
  if (text.trim().length <= longest) return {}
  return { [name]: textsNow(placingTexts).tooLong(longest) } as ErrorsAt<Name>
}

/** The server's words about fields, at the controls they belong to; the rest by itself. */
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
