import { accountMessages } from '@ozi/contract'
import { useState } from 'react'
import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { CallRefusal } from '~/api'

const TEXTS = { failed: accountMessages.somethingWrong, tryAgain: 'Please try again.' } as const

interface SummaryLine {
  fieldId?: string
  text: string
}

/**
 * The error summary of a form: one line per field, in the order of the fields, and errors that belong to no
 * field. Each field's id is its name.
 */
export function useFormErrors<T extends FieldValues>(
  names: readonly FieldPath<T>[],
  texts: { readonly failed: string; readonly tryAgain: string } = TEXTS,
) {
  const [attempt, setAttempt] = useState(0)
  const [refusedField, setRefusedField] = useState<string>()
  const [general, setGeneral] = useState<string | null>(null)

  /** Shows a refusal at its fields, or at the top if it names none. */
  function showRefusal(refusal: CallRefusal, setError: UseFormSetError<T>) {
    const known = names.filter((name) => refusal.fields?.[name] !== undefined)
    for (const name of known) setError(name, { type: 'server', message: refusal.fields?.[name] ?? '' })
    // The summary's title already says so.
    const isVague = refusal.message === accountMessages.somethingWrong
    setRefusedField(known.length === 1 ? known[0] : undefined)
    setGeneral(known.length > 0 ? null : isVague ? texts.tryAgain : refusal.message)
    setAttempt((count) => count + 1)
  }

  return {
    attempt,
    /** The one field that the last refusal names; undefined if it names none or several. */
    refusedField,
    /** The title if the error belongs to no field. */
    title: general === null ? undefined : texts.failed,
    showRefusal,
    clear: () => setGeneral(null),
    /** To be called when the form's own validation fails. */
    countAttempt() {
      setGeneral(null)
      setRefusedField(undefined)
      setAttempt((count) => count + 1)
    },
    summaryOf(errors: FieldErrors<T>): SummaryLine[] {
      const lines: SummaryLine[] = names.flatMap((name) => {
        const text = errors[name]?.message
        return typeof text === 'string' && text !== '' ? [{ fieldId: name, text }] : []
      })
      return general === null ? lines : [{ text: general }, ...lines]
    },
  }
}
