import { REFUSALS } from '@ozi/contract'
import { useState } from 'react'
import type { CallRefusal } from '~/api'
import { useWhenBack } from '~/api/useWhenBack'
import { serverWordsNow, textsNow } from '~/language'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { placingTexts } from '~/languages/en/customer/placing'
import { type Checked, type ErrorsAt, fieldErrorsOf } from './check'

/** What is told above a form after it could not be sent. */
export interface Trouble {
  readonly title: string
  /** Beside those at the fields. */
  readonly texts: readonly string[]
  readonly isAlreadyOrdered?: boolean
  /** That nothing answered; it goes once something does. */
  readonly cutOff?: string
}

/** What keeps a form from being ordered: told above it, and at its fields until they are righted. */
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
    /** Takes the errors of fields away as soon as they are being righted. */
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
    /** @param nothingLost what is kept, where trying again is of use */
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
