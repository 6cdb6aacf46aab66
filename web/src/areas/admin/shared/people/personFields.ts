import { accountMessages, registrationMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import { accountRules } from '~/account/accountRules'
import { ruleTexts } from '~/account/ruleTexts'
import { e164Phone } from '~/ui/field/phoneNumber'
import type { SelectOption } from '~/ui/field/Select'
import { peopleTexts as texts } from './texts'

/** The input of a form about a person, by field. */
export type PersonValues<Name extends string = string> = Record<Name, string>

/** One field of a form about a person; `Name` is the field of the call that it fills in. */
export interface PersonField<Name extends string = string> extends FieldLook {
  readonly name: Name
  /** May stay empty in a form whose other fields are required. */
  readonly isOptional?: boolean
}

export interface FieldLook {
  readonly label: string
  readonly kind?: 'text' | 'email' | 'phone' | 'password' | 'paragraph' | 'select' | 'digits'
  readonly options?: readonly SelectOption[]
  readonly hint?: string
  /** The message if it is empty, if its label does not make a good one. */
  readonly missing?: string
  /** Shown, and then required, only with these values in the form. @param saved those that it began with */
  readonly isNeeded?: (typed: PersonValues, saved: PersonValues) => boolean
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

/** The text fields of a call; `Elsewhere` are those that the form does not ask for, or not as a text. */
type TextOf<Input, Elsewhere> = Exclude<keyof Input & string, Elsewhere | 'id' | 'version'>

/** A field of the call that may be left out says so in the form. */
type LookOf<Input, Name extends keyof Input> =
  object extends Pick<Input, Name> ? FieldLook & { readonly isOptional: true } : FieldLook

/**
 * The fields of a form that registers somebody, in their order: a field of the call that is left out here
 * does not compile.
 */
export const registerFields = <Input, Elsewhere extends keyof Input = never>(looks: {
  readonly [Name in TextOf<Input, Elsewhere>]-?: LookOf<Input, Name>
}): readonly PersonField<TextOf<Input, Elsewhere>>[] => named(looks)

/** The same for a form that edits somebody: only what was changed is sent, so no field is required. */
export const updateFields = <Update, Elsewhere extends keyof Update = never>(looks: {
  readonly [Name in TextOf<Update, Elsewhere>]-?: FieldLook
}): readonly PersonField<TextOf<Update, Elsewhere>>[] => named(looks)

const named = <Name extends string>(looks: Readonly<Record<Name, FieldLook>>): PersonField<Name>[] =>
  (Object.keys(looks) as Name[]).map((name) => ({ name, ...looks[name] }))

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

/** The fields on the screen. @param saved the values that the form began with */
export const shownFields = <Name extends string>(
  fields: readonly PersonField<Name>[],
  typed: PersonValues,
  saved: PersonValues,
): readonly PersonField<Name>[] => fields.filter(({ isNeeded }) => isNeeded?.(typed, saved) !== false)

/** Whether a field must be filled in. @param areRequired in a form where every field is */
export const isRequired = (field: PersonField, areRequired: boolean): boolean =>
  !field.isOptional && (areRequired || field.isNeeded !== undefined)

/** The errors of the fields on the screen. */
export const checkPerson = (
  shown: readonly PersonField[],
  typed: PersonValues,
  areRequired: boolean,
): Record<string, string> =>
  Object.fromEntries(
    shown.flatMap((field) => {
      const answer = checkField(field, typed, areRequired)
      return answer === true ? [] : [[field.name, answer]]
    }),
  )

function checkField(field: PersonField, typed: PersonValues, areRequired: boolean): true | string {
  const { name, check, kind = 'text' } = field
  const value = typed[name] ?? ''
  if (value.trim() === '') return isRequired(field, areRequired) ? missingOf(field) : true
  return check?.(value, typed) ?? CHECKS[kind]?.(value) ?? true
}

/** The values of these fields as they are sent, with phone numbers in the format of the calls. */
export function dialled<Name extends string>(
  fields: readonly PersonField<Name>[],
  typed: Readonly<Partial<PersonValues>>,
): Partial<PersonValues<Name>> {
  const values: Partial<PersonValues<Name>> = {}
  for (const { name, kind } of fields) {
    const value = typed[name]
    if (value !== undefined) values[name] = kind === 'phone' ? e164Phone(value) : value
  }
  return values
}

/** Both passwords of a new account. */
export const PASSWORD_FIELDS = {
  password: {
    label: 'Password',
    kind: 'password',
    hint: texts.passwordHint,
    autoComplete: 'new-password',
    check: accountRules.newPassword,
  },
  confirmPassword: {
    label: 'Confirm password',
    kind: 'password',
    missing: ruleTexts.passwordAgain,
    autoComplete: 'new-password',
    check: (typed, all) => typed === all['password'] || registrationMessages.passwordMismatch,
  },
} as const satisfies Readonly<Record<string, FieldLook>>

/** Assigns a refusal that names no field to the field it is about. */
export function fieldsOf({ code, message, fields }: CallRefusal): Readonly<Record<string, string>> {
  if (fields) return fields
  if (code === 'ACCOUNT_EXISTS') return { email: message }
  if (code === 'PASSWORD_MISMATCH') return { confirmPassword: message }
  if (code === 'OUTSIDE_AREA') return { place: message }
  return {}
}

/** The words above the form if a refusal is about no field; a dialog said why. */
export const FAILED = { failed: accountMessages.somethingWrong, tryAgain: 'Please try again.' } as const
