import { accountMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api/refusal'
import type { FieldErrors, Trouble } from './enhanceForm'

const TRY_AGAIN = 'Please try again.'

/** What to say of a refusal: beside the fields it is about, else at the head of the form. */
export function troubleOf<Field extends string>(
  refusal: CallRefusal,
  fields: readonly Field[],
): Trouble<Field> {
  const known = fields.filter((name) => refusal.fields?.[name] !== undefined)
  if (known.length > 0) {
    const errors = Object.fromEntries(known.map((name) => [name, refusal.fields?.[name]]))
    return { fields: errors as FieldErrors<Field> }
  }
  return { title: accountMessages.somethingWrong, text: reasonOf(refusal) }
}

/** What there is to say besides that something went wrong. */
export const reasonOf = ({ message }: CallRefusal): string =>
  message === accountMessages.somethingWrong ? TRY_AGAIN : message
