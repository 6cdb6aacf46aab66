import { accountMessages } from '@ozi/contract'
import { useState } from 'react'
import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { CallRefusal } from '~/api'
import { type ErrorsAt, fieldErrorsOf } from './errors'
import { useProblems } from './useProblems'

const TEXTS = { failed: accountMessages.somethingWrong, tryAgain: 'Please try again.' } as const

/** The problems of a form whose errors at its fields are kept by react-hook-form. */
export function useFormErrors<T extends FieldValues>(
  names: readonly FieldPath<T>[],
  texts: { readonly failed: string; readonly tryAgain: string } = TEXTS,
) {
  const { headline, attempt, tell, forgiveAll, linesOf } = useProblems(names)
  const [refusedField, setRefusedField] = useState<string>()

  /** Shows a refusal at its fields, or at the top if it names none. */
  function showRefusal(refusal: CallRefusal, setError: UseFormSetError<T>) {
    const { errors } = fieldErrorsOf(names, refusal.fields)
    const known = names.filter((name) => errors[name] !== undefined)
    for (const name of known) setError(name, { type: 'server', message: errors[name] ?? '' })
    // The summary's title already says so.
    const isVague = refusal.message === accountMessages.somethingWrong
    setRefusedField(known.length === 1 ? known[0] : undefined)
    const text = isVague ? texts.tryAgain : refusal.message
    tell(known.length > 0 ? null : { title: texts.failed, texts: [text] })
  }

  return {
    attempt,
    /** The one field that the last refusal names; undefined if it names none or several. */
    refusedField,
    /** The title if the error belongs to no field. */
    title: headline?.title,
    showRefusal,
    clear: forgiveAll,
    /** To be called when the form's own validation fails. */
    countAttempt() {
      setRefusedField(undefined)
      tell(null)
    },
    summaryOf: (errors: FieldErrors<T>) =>
      linesOf(
        Object.fromEntries(names.map((name) => [name, errors[name]?.message])) as ErrorsAt<FieldPath<T>>,
      ),
  }
}
