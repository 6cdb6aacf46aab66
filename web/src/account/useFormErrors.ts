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
 * What a form that could not be sent says at its head: one line a field, in the fields' order, and
 * what concerns no field. Fields carry their name as id.
 */
export function useFormErrors<T extends FieldValues>(
  names: readonly FieldPath<T>[],
  texts: { readonly failed: string; readonly tryAgain: string } = TEXTS,
) {
  const [attempt, setAttempt] = useState(0)
  const [general, setGeneral] = useState<string | null>(null)

  /** Puts a refusal where it belongs: beside its fields, else at the head. */
  function showRefusal(refusal: CallRefusal, setError: UseFormSetError<T>) {
    const known = names.filter((name) => refusal.fields?.[name] !== undefined)
    for (const name of known) setError(name, { type: 'server', message: refusal.fields?.[name] ?? '' })
    // The head says so already.
    const isVague = refusal.message === accountMessages.somethingWrong
    setGeneral(known.length > 0 ? null : isVague ? texts.tryAgain : refusal.message)
    setAttempt((count) => count + 1)
  }

  return {
    attempt,
    /** Of the summary, when what went wrong concerns no field. */
    title: general === null ? undefined : texts.failed,
    showRefusal,
    clear: () => setGeneral(null),
    /** The form's own checks failed. */
    countAttempt() {
      setGeneral(null)
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
