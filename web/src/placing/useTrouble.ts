import { REFUSALS } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import { fieldErrorsOf, isAnyIn } from '~/form/problems'
import { type Headline, useProblems } from '~/form/useProblems'
import { serverWordsNow, textsNow } from '~/language'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { placingTexts } from '~/languages/en/customer/placing'
import { useWhenBack } from '~/live/useWhenBack'
import type { CheckResult } from './check'

/** The message above a form that could not be submitted. */
export interface Trouble extends Headline {
  readonly isAlreadyOrdered?: boolean
  /** Says that there was no answer; disappears once the server answers again. */
  readonly cutOff?: string
}

/** The problems of an order form, in an order's words. */
export function useTrouble<Name extends string>(names: readonly Name[]) {
  const { errors, headline, setHeadline, attempt, tell, setErrorAt, forgive, forgiveAll } = useProblems<
    Name,
    Trouble
  >(names)
  useWhenBack(headline?.cutOff !== undefined, () =>
    setHeadline((told) => told && { title: told.title, texts: told.texts }),
  )

  return {
    errors,
    trouble: headline,
    attemptCount: attempt,
    setErrorAt,
    forgive,
    forgiveAll,
    tellUnchecked: ({ errors: found, isIncomplete }: CheckResult<Name>) => {
      const title = isIncomplete
        ? textsNow(orderMessageTexts).incomplete
        : serverWordsNow(REFUSALS.VALIDATION.message)
      tell({ title, texts: [] }, found)
    },
    /** @param nothingLost says what is kept, if a retry may help */
    tellRefusal: (refusal: CallRefusal, nothingLost: string) => {
      if (refusal.code === 'VALIDATION') {
        const { errors: found, others } = fieldErrorsOf(names, refusal.fields)
        const title = isAnyIn(found) ? serverWordsNow(REFUSALS.VALIDATION.message) : refusal.message
        tell({ title, texts: others }, found)
        return
      }
      const title = textsNow(orderMessageTexts).createFailed
      if (refusal.code === 'NETWORK') {
        tell({ title, texts: [nothingLost], cutOff: refusal.message })
        return
      }
      const isAlreadyOrdered = refusal.code === 'QUOTE_USED'
      const texts = [refusal.message, isAlreadyOrdered ? textsNow(placingTexts).alreadyOrdered : nothingLost]
      tell({ title, texts, isAlreadyOrdered })
    },
  }
}

export type TroubleState<Name extends string> = ReturnType<typeof useTrouble<Name>>
