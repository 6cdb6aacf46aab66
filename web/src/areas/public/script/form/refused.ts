import { accountMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api/refusal'
import { fieldErrorsOf, isAnyIn } from '~/form/errors'
import { formTexts } from '~/languages/en/public/form'
import type { Trouble } from './enhanceForm'

/** Turns a refusal into errors at the fields, or else at the top of the form. */
export function troubleOf<Field extends string>(
  refusal: CallRefusal,
  fields: readonly Field[],
): Trouble<Field> {
  const { errors } = fieldErrorsOf(fields, refusal.fields)
  if (isAnyIn(errors)) return { fields: errors }
  return { title: accountMessages.somethingWrong, text: reasonOf(refusal) }
}

/** The details, unless the refusal only says that something went wrong. */
export const reasonOf = ({ message }: CallRefusal): string =>
  message === accountMessages.somethingWrong ? formTexts.tryAgain : message
