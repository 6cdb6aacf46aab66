import { callerFields, type CallerInput, MobileShape } from '@ozi/contract'
import type { ErrorsAt } from '~/form/errors'
import { errorsBy } from '~/form/errorsBy'
import { rule } from '~/form/rule'
import { e164Phone, nationalPhone } from '~/ui/field/phoneNumber'
import { newOrderTexts as texts } from './texts'

/** An existing customer, as far as the form needs to know them. */
export interface CallerAccount {
  readonly _id: string
  readonly name: string
  readonly mobileNumber: string
}

/** The caller as typed and chosen; switching between new and existing loses neither. */
export interface CallerValues {
  readonly isNew: boolean
  readonly customer: CallerAccount | null
  readonly name: string
  readonly mobileNumber: string
  readonly email: string
  /** The number, as submitted, that a new customer may have: nobody has it, or staff have confirmed it. */
  readonly freePhone: string
}

export const NO_CALLER: CallerValues = {
  isNew: false,
  customer: null,
  name: '',
  mobileNumber: '',
  email: '',
  freePhone: '',
}

export const CALLER_FIELDS = ['customer', 'name', 'mobileNumber', 'email'] as const
export type CallerField = (typeof CALLER_FIELDS)[number]

/** The errors of the caller's fields. */
export const checkCaller = (caller: CallerValues): ErrorsAt<CallerField> =>
  errorsBy(
    caller,
    caller.isNew
      ? {
          name: rule(callerFields.name, { missing: texts.nameMissing }),
          mobileNumber: rule(MobileShape, { missing: texts.phoneMissing }, e164Phone),
          email: rule(callerFields.email, {}, (typed) => typed.trim()),
        }
      : { customer: (customer) => customer !== null || texts.customerMissing },
  )

/** Only characters of telephone numbers. */
const TELEPHONE = /^\+?[\d\s().-]{4,}$/
export const isTelephone = (typed: string): boolean => TELEPHONE.test(typed)

/** A new caller, filled in with the search text. */
export function asNewCaller(typed: string): Partial<CallerValues> {
  const said = typed.trim()
  if (isTelephone(said)) return { isNew: true, mobileNumber: nationalPhone(said) }
  return said.includes('@') ? { isNew: true, email: said } : { isNew: true, name: said }
}

/** The customers in a search result who have this number. */
export const ownersOf = (customers: readonly CallerAccount[], phone: string): CallerAccount[] =>
  customers
    .filter(({ mobileNumber }) => mobileNumber === phone)
    .map(({ _id, name, mobileNumber }) => ({ _id, name, mobileNumber }))

/** null if nobody is chosen. */
export function toCaller({ isNew, customer, name, mobileNumber, email }: CallerValues): CallerInput | null {
  if (!isNew) return customer && { _id: customer._id }
  return { name: name.trim(), mobileNumber: e164Phone(mobileNumber), email: email.trim().toLowerCase() }
}
