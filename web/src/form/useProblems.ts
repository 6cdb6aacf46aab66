import { useState } from 'react'
import type { ErrorsAt } from './errors'

/** What is said above a form that could not be submitted, in addition to the errors at its fields. */
export interface Headline {
  readonly title: string
  readonly texts: readonly string[]
}

interface SummaryLine {
  fieldId?: string
  text: string
}

/**
 * The problems of a form: at its fields until they are edited, and above it until the next attempt.
 * @param names the fields in order
 */
export function useProblems<Name extends string, Above extends Headline = Headline>(names: readonly Name[]) {
  const [errors, setErrors] = useState<ErrorsAt<Name>>({})
  const [headline, setHeadline] = useState<Above | null>(null)
  const [attempt, setAttempt] = useState(0)

  return {
    errors,
    headline,
    setHeadline,
    /** Counts the attempts that failed, so that the summary takes the focus each time. */
    attempt,
    /** To be called when an attempt failed. */
    tell(next: Above | null, at: ErrorsAt<Name> = {}) {
      setErrors(at)
      setHeadline(next)
      setAttempt((count) => count + 1)
    },
    setErrorAt: (name: Name, text: string) => setErrors((before) => ({ ...before, [name]: text })),
    /** Removes the errors of fields when the user edits them. */
    forgive: (...righted: readonly Name[]) =>
      setErrors((before) =>
        righted.some((name) => before[name] !== undefined) ? without(before, righted) : before,
      ),
    forgiveAll() {
      setErrors({})
      setHeadline(null)
    },
    /** What the summary says: the texts of the headline, then one line a field. Each field's id is its name. */
    linesOf: (at: ErrorsAt<Name>): SummaryLine[] => [
      ...(headline?.texts ?? []).map((text) => ({ text })),
      ...names.flatMap((name) => {
        const text: string | undefined = at[name]
        return text === undefined || text === '' ? [] : [{ fieldId: name, text }]
      }),
    ],
  }
}

const without = <Name extends string>(errors: ErrorsAt<Name>, names: readonly Name[]): ErrorsAt<Name> =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => !names.includes(name as Name)),
  ) as ErrorsAt<Name>
