import { registrationMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import { accountRules, ruleTexts } from '~/account/accountRules'
import { e164Phone } from '~/ui/phone'
import type { SelectOption } from '~/ui/Select'
import { peopleTexts as texts } from './texts'

/** What is typed into a form about somebody, by field. */
export type PersonValues = Record<string, string>

/** One field of a form about somebody. */
export interface PersonField {
  readonly name: string
  readonly label: string
  readonly kind?: 'text' | 'email' | 'phone' | 'password' | 'paragraph' | 'select' | 'digits'
  readonly options?: readonly SelectOption[]
  readonly hint?: string
  /** What an empty one is asked by, where its label does not say it well. */
  readonly missing?: string
  /** Of the browser's own memory; off unless named. */
  readonly autoComplete?: string
  readonly maxLength?: number
  /** All of a row, where two would stand in it. */
  readonly isWide?: boolean
  /** What is wrong with what was typed; true when nothing is. Not asked of an empty field. */
  readonly check?: (typed: string, all: PersonValues) => true | string
  /** Worth a look, and no reason to refuse it; empty when there is none. */
  readonly warn?: (typed: string) => string
}

const CHECKS: Partial<Record<NonNullable<PersonField['kind']>, (typed: string) => true | string>> = {
  email: accountRules.email,
  phone: accountRules.mobileNumber,
}

/** What an empty field is asked by, in its own name: 'Please enter the plate number.' */
export function missingOf({ label, kind, missing }: PersonField): string {
  // A name of initials, as NIN, stays as it is written.
  const field = label === label.toUpperCase() ? label : label.toLowerCase()
  return missing ?? (kind === 'select' ? texts.chooseThe(field) : texts.enter(field))
}

/** The rule of one field; `isRequired` as in forms where every field is. */
export const ruleOf =
  (field: PersonField, isRequired: boolean) =>
  (typed: string | undefined, all: PersonValues): true | string => {
    const { check, kind = 'text' } = field
    const value = typed ?? ''
    if (value.trim() === '') return isRequired ? missingOf(field) : true
    return check?.(value, all) ?? CHECKS[kind]?.(value) ?? true
  }

const PHONES: ReadonlySet<string> = new Set(['mobileNumber', 'ownersPhone'])

/** Phone numbers as the calls take them, of those that were typed. */
export const dialled = (typed: PersonValues): PersonValues =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, PHONES.has(name) ? e164Phone(value) : value]),
  )

export const PASSWORD_FIELDS: readonly PersonField[] = [
  {
    name: 'password',
    label: 'Password',
    kind: 'password',
    autoComplete: 'new-password',
    check: accountRules.newPassword,
  },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    kind: 'password',
    missing: ruleTexts.passwordAgain,
    autoComplete: 'new-password',
    check: (typed, all) => typed === all['password'] || registrationMessages.passwordMismatch,
  },
]

/** Where a refusal that names no field belongs all the same. */
export function fieldsOf({ code, message, fields }: CallRefusal): Readonly<Record<string, string>> {
  if (fields) return fields
  if (code === 'ACCOUNT_EXISTS') return { email: message }
  if (code === 'PASSWORD_MISMATCH') return { confirmPassword: message }
  if (code === 'OUTSIDE_AREA') return { place: message }
  return {}
}
