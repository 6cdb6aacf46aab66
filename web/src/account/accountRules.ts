import { Email, MobileShape, NewPassword } from '@ozi/contract'
import { rule } from '~/form/rule'
import { e164Phone } from '~/ui/field/phoneNumber'
import { type RuleTexts, ruleTexts } from './ruleTexts'

/** The checks of the account forms, by the contract's fields. */
export function rulesIn(texts: RuleTexts) {
  return {
    email: rule(Email, { missing: texts.emailMissing, invalid_format: texts.emailWrong }),
    mobileNumber: rule(
      MobileShape,
      { missing: texts.phoneMissing, invalid_format: texts.phoneWrong },
      e164Phone,
    ),
    newPassword: rule(
      NewPassword,
      { invalid_type: texts.passwordMissing, too_small: texts.passwordShort, too_big: texts.passwordLong },
      // Blanks may be a password; nothing is none.
      (typed) => (typed === '' ? undefined : typed),
    ),
  } as const
}

export const accountRules = rulesIn(ruleTexts)

/** Compares the repeated password with the first. */
export function checkConfirmation(
  typed: string | undefined,
  password: string | undefined,
  texts: RuleTexts = ruleTexts,
): true | string {
  if (!typed) return texts.passwordAgain
  return typed === password || texts.passwordMismatch
}
