import { registrationMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import { accountRules, ruleTexts } from '~/account/accountRules'
import { e164Phone } from '~/ui/phone'
import type { SelectOption } from '~/ui/Select'
import { peopleTexts as texts } from './texts'

/** The input of a form about a person, by field. */
export type PersonValues = Record<string, string>

/** One field of a form about a person. */
export interface PersonField {
  readonly name: string
  readonly label: string
  readonly kind?: 'text' | 'email' | 'phone' | 'password' | 'paragraph' | 'select' | 'digits'
  readonly options?: readonly SelectOption[]
  readonly hint?: string
  /** The message if it is empty, if its label does not make a good one. */
  readonly missing?: string
  /** The browser's autocomplete; off by default. */
  readonly autoComplete?: string
  readonly maxLength?: number
  /** Takes the whole row of a form with two columns. */
  readonly isWide?: boolean
  /** The error of a value; true if it is valid. Not called for an empty field. */
  readonly check?: (typed: string, all: PersonValues) => true | string
  /** A warning that does not prevent saving; '' if there is none. */
  readonly warn?: (typed: string) => string
}

const CHECKS: Partial<Record<NonNullable<PersonField['kind']>, (typed: string) => true | string>> = {
  email: accountRules.email,
  phone: accountRules.mobileNumber,
}

/** The message for an empty field, from its label: 'Please enter the plate number.' */
export function missingOf({ label, kind, missing }: PersonField): string {
  // An abbreviation such as NIN stays in capitals.
  const field = label === label.toUpperCase() ? label : label.toLowerCase()
  return missing ?? (kind === 'select' ? texts.chooseThe(field) : texts.enter(field))
}

/** The validation rule of a field; `isRequired` in forms where every field is. */
export const ruleOf =
  (field: PersonField, isRequired: boolean) =>
  (typed: string | undefined, all: PersonValues): true | string => {
    const { check, kind = 'text' } = field
    const value = typed ?? ''
    if (value.trim() === '') return isRequired ? missingOf(field) : true
    return check?.(value, all) ?? CHECKS[kind]?.(value) ?? true
  }

const PHONES: ReadonlySet<string> = new Set(['mobileNumber', 'ownersPhone'])

/** The values with phone numbers in the format of the calls. */
export const dialled = (typed: PersonValues): PersonValues =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, PHONES.has(name) ? e164Phone(value) : value]),
  )

export const PASSWORD_FIELDS: readonly PersonField[] = [
  {
    name: 'password',
    label: 'Password',
    kind: 'password',
    hint: texts.passwordHint,
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

/** Assigns a refusal that names no field to the field it is about. */
export function fieldsOf({ code, message, fields }: CallRefusal): Readonly<Record<string, string>> {
  if (fields) return fields
  if (code === 'ACCOUNT_EXISTS') return { email: message }
  if (code === 'PASSWORD_MISMATCH') return { confirmPassword: message }
  if (code === 'OUTSIDE_AREA') return { place: message }
  return {}
}
