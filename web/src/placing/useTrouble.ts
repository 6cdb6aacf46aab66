import { REFUSALS } from '@ozi/contract'
import { useState } from 'react'
import type { CallRefusal } from '~/api'
import { useWhenBack } from '~/live/useWhenBack'
import { serverWordsNow, textsNow } from '~/language'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { placingTexts } from '~/languages/en/customer/placing'
import { type Checked, type ErrorsAt, fieldErrorsOf } from './check'

/** The message above a form that could not be submitted. */
export interface Trouble {
  readonly title: string
  /** In addition to the errors at the fields. */
  readonly texts: readonly string[]
  readonly isAlreadyOrdered?: boolean
  /** Says that there was no answer; disappears once the server answers again. */
  readonly cutOff?: string
}

/** The errors of an order form: above it, and at its fields until they are edited. */
export function useTrouble<Name extends string>(names: readonly Name[]) {
  const [errors, setErrors] = useState<ErrorsAt<Name>>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [attemptCount, setAttemptCount] = useState(0)
  useWhenBack(trouble?.cutOff !== undefined, () =>
    setTrouble((told) => told && { title: told.title, texts: told.texts }),
  )

  function tell(next: Trouble, at: ErrorsAt<Name>) {
    setErrors(at)
    setTrouble(next)
    setAttemptCount((count) => count + 1)
  }

  return {
    errors,
    trouble,
    attemptCount,
    setErrorAt: (name: Name, text: string) => setErrors((before) => ({ ...before, [name]: text })),
    /** Removes the errors of fields when the user edits them. */
    forgive: (...righted: readonly Name[]) =>
      setErrors((before) =>
        righted.some((name) => before[name] !== undefined) ? without(before, righted) : before,
      ),
    forgiveAll: () => {
      setErrors({})
      setTrouble(null)
    },
    tellUnchecked: ({ errors: found, isIncomplete }: Checked<Name>) => {
      const title = isIncomplete
        ? textsNow(orderMessageTexts).incomplete
        : serverWordsNow(REFUSALS.VALIDATION.message)
      tell({ title, texts: [] }, found)
    },
    /** @param nothingLost says what is kept, if a retry may help */
    tellRefusal: (refusal: CallRefusal, nothingLost: string) => {
      const { errors: found, others } = fieldErrorsOf(names, refusal.fields ?? {})
      if (refusal.code === 'VALIDATION') {
        const isAtFields = Object.keys(found).length > 0
        const title = isAtFields ? serverWordsNow(REFUSALS.VALIDATION.message) : refusal.message
        tell({ title, texts: others }, found)
        return
      }
      const title = textsNow(orderMessageTexts).createFailed
      if (refusal.code === 'NETWORK') {
        tell({ title, texts: [nothingLost], cutOff: refusal.message }, {})
        return
      }
      const isAlreadyOrdered = refusal.code === 'QUOTE_USED'
      const texts = [refusal.message, isAlreadyOrdered ? textsNow(placingTexts).alreadyOrdered : nothingLost]
      tell({ title, texts, isAlreadyOrdered }, {})
    },
  }
}

export type TroubleState<Name extends string> = ReturnType<typeof useTrouble<Name>>

const without = <Name extends string>(errors: ErrorsAt<Name>, names: readonly Name[]): ErrorsAt<Name> =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => !names.includes(name as Name)),
  ) as ErrorsAt<Name>
