import { callerFields, type CallerInput, MobileShape } from '@ozi/contract'
import { type CheckResult, checkTexts } from '~/placing/check'
import { e164Phone, nationalPhone } from '~/ui/field/phone'
import { newOrderTexts as texts } from './texts'

/** An existing customer, as far as the form needs to know them. */
export interface KnownCaller {
  readonly _id: string
  readonly name: string
  readonly mobileNumber: string
}

/** The caller as typed and chosen; switching between new and existing loses neither. */
export interface CallerValues {
  readonly isNew: boolean
  readonly known: KnownCaller | null
  readonly name: string
  readonly phone: string
  readonly email: string
  /** The number, as submitted, that a new customer may have: nobody has it, or staff have confirmed it. */
  readonly freePhone: string
}

export const NO_CALLER: CallerValues = {
  isNew: false,
  known: null,
  name: '',
  phone: '',
  email: '',
  freePhone: '',
}

export const CALLER_FIELDS = ['customer', 'name', 'mobileNumber', 'email'] as const
export type CallerField = (typeof CALLER_FIELDS)[number]

/** The errors of the caller's fields, and whether a required field is missing. */
export function checkCaller({ isNew, known, name, phone, email }: CallerValues): CheckResult<CallerField> {
  if (!isNew) {
    return known
      ? { errors: {}, isIncomplete: false }
      : { errors: { customer: texts.customerMissing }, isIncomplete: true }
  }
  return checkTexts<'name' | 'mobileNumber' | 'email'>(
    {
      name: { field: callerFields.name, missing: texts.nameMissing },
      mobileNumber: { field: MobileShape, missing: texts.phoneMissing, read: e164Phone },
      email: { field: callerFields.email, read: (text) => text.trim() },
    },
    { name, mobileNumber: phone, email },
  )
}

/** Only characters of telephone numbers. */
const TELEPHONE = /^\+?[\d\s().-]{4,}$/
export const isTelephone = (typed: string): boolean => TELEPHONE.test(typed)

/** A new caller, filled in with the search text. */
export function asNewCaller(typed: string): Partial<CallerValues> {
  const said = typed.trim()
  if (isTelephone(said)) return { isNew: true, phone: nationalPhone(said) }
  return said.includes('@') ? { isNew: true, email: said } : { isNew: true, name: said }
}

/** The customers in a search result who have this number. */
export const ownersOf = (customers: readonly KnownCaller[], phone: string): KnownCaller[] =>
  customers
    .filter(({ mobileNumber }) => mobileNumber === phone)
    .map(({ _id, name, mobileNumber }) => ({ _id, name, mobileNumber }))

/** null if nobody is chosen. */
export function toCaller({ isNew, known, name, phone, email }: CallerValues): CallerInput | null {
  if (!isNew) return known && { _id: known._id }
  return { name: name.trim(), mobileNumber: e164Phone(phone), email: email.trim().toLowerCase() }
}
