import { MobileShape, orderFields } from '@ozi/contract'
import type { ErrorsAt } from '~/form/problems'
import { type CheckedField, isBlank, rule, type Words } from '~/form/rule'
import { serverWordsNow, textsNow } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { e164Phone } from '~/ui/field/phone'

/** The errors of a form, and whether a required field is missing. */
export interface CheckResult<Name extends string> {
  readonly errors: ErrorsAt<Name>
  readonly isIncomplete: boolean
}

/** Only the server knows whether the number exists. */
export const isMobile = (phone: string): boolean => MobileShape.safeParse(phone).success

/** How one text of a form is checked. */
interface TextCheck {
  readonly field: CheckedField
  /** The message if it is blank, of a required text. */
  readonly missing?: string
  readonly words?: Words
  readonly read?: (typed: string) => string
}

/** Checks the texts of a form by the contract's fields, in the current language. */
export function checkTexts<Name extends string>(
  checks: Readonly<Record<Name, TextCheck>>,
  texts: Readonly<Record<NoInfer<Name>, string>>,
): CheckResult<Name> {
  const errors: Partial<Record<Name, string>> = {}
  let isIncomplete = false
  for (const name of Object.keys(checks) as Name[]) {
    const { field, missing, words, read } = checks[name]
    const answer = rule(field, { ...words, ...(missing !== undefined && { missing }) }, read)(texts[name])
    if (answer !== true) errors[name] = serverWordsNow(answer)
    if (missing !== undefined && isBlank(texts[name])) isIncomplete = true
  }
  return { errors, isIncomplete }
}

interface Receiver {
  readonly receiverAddress: string
  readonly receiverName: string
  readonly phone: string
}

/** Validates the receiver, whom every order has. */
export function checkReceiver(receiver: Receiver): CheckResult<keyof Receiver> {
  const texts = textsNow(placingTexts)
  return checkTexts(
    {
      receiverAddress: { field: orderFields.receiverAddress, missing: texts.needAddress },
      receiverName: { field: orderFields.receiverName, missing: texts.needName },
      phone: { field: MobileShape, missing: texts.needPhone, read: e164Phone },
    },
    receiver,
  )
}
