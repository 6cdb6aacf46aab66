import { accountMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api/refusal'
import { type ErrorsAt, fieldErrorsOf, isAnyIn } from '~/form/errors'
import { formTexts } from '~/languages/en/public/form'

/** Why a form was not submitted: errors at its fields or, if it concerns none of them, at the top. */
export interface FormErrors<Field extends string> {
  readonly fields?: ErrorsAt<Field>
  readonly title?: string
  readonly text?: string
}

/** Turns a refusal into errors at the fields, or else at the top of the form. */
export function formErrorsOf<Field extends string>(
  refusal: CallRefusal,
  fields: readonly Field[],
): FormErrors<Field> {
  const { errors } = fieldErrorsOf(fields, refusal.fields)
  if (isAnyIn(errors)) return { fields: errors }
  return { title: accountMessages.somethingWrong, text: reasonOf(refusal) }
}

/** The details, unless the refusal only says that something went wrong. */
export const reasonOf = ({ message }: CallRefusal): string =>
  message === accountMessages.somethingWrong ? formTexts.tryAgain : message
