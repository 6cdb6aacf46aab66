import { useState } from 'react'

interface NumberRules {
  readonly isValid: (typed: string) => boolean
  readonly numberOf: (typed: string) => number
  /** What SPEC.md makes of input that is not valid. */
  readonly fallback: number
}

interface TypedNumber {
  /** The fallback was explained: the next submit saves it. */
  readonly isExplained: boolean
  readonly change: (typed: string) => void
  readonly blur: () => void
  /** The number to save; null where the fallback must be explained first, so that one slip changes no fare. */
  readonly submit: () => number | null
}

/**
 * A number typed into a field of the tariff. Invalid input becomes the fallback, visibly, and is saved only by a second
 * submit.
 * @param typed what was typed; null while the field shows `inForce`
 */
export function useTypedNumber(
  { typed, inForce, onType }: { typed: string | null; inForce: number; onType: (typed: string) => void },
  { isValid, numberOf, fallback }: NumberRules,
): TypedNumber {
  const [slip, setSlip] = useState<'unexplained' | 'explained' | null>(null)

  function fallBack(next: 'unexplained' | 'explained') {
    onType(String(fallback))
    setSlip(next)
  }

  return {
    isExplained: slip === 'explained',
    change(text) {
      setSlip(null)
      onType(text)
    },
    blur() {
      if (typed === null) return
      if (isValid(typed)) onType(String(numberOf(typed)))
      else fallBack('unexplained')
    },
    submit() {
      if ((typed !== null && !isValid(typed)) || slip === 'unexplained') {
        fallBack('explained')
        return null
      }
      setSlip(null)
      if (typed === null) return inForce
      const number = numberOf(typed)
      onType(String(number))
      return number
    },
  }
}
