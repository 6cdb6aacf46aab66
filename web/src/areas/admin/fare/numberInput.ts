import type { TypedNumber } from './typed'

interface NumberRules {
  readonly isValid: (text: string) => boolean
  readonly numberOf: (text: string) => number
  /** What SPEC.md makes of input that is not valid. */
  readonly fallback: number
}

interface NumberInput {
  /** The text to show. */
  readonly text: string
  /** The fallback was explained: the next submit saves it. */
  readonly isExplained: boolean
  readonly change: (text: string) => void
  readonly blur: () => void
  /** The number to save; null where the fallback must be explained first, so that one slip changes no fare. */
  readonly submit: () => number | null
}

/**
 * A number typed into a field of the tariff. Invalid input becomes the fallback, visibly, and is saved only by a second
 * submit.
 * @param typed what was typed; null while the field shows `inForce`
 */
export function numberInput(
  {
    typed,
    inForce,
    onType,
  }: { typed: TypedNumber | null; inForce: number; onType: (typed: TypedNumber) => void },
  { isValid, numberOf, fallback }: NumberRules,
): NumberInput {
  const fallBack = (slip: 'unexplained' | 'explained') => onType({ text: String(fallback), slip })

  return {
    text: typed?.text ?? String(inForce),
    isExplained: typed?.slip === 'explained',
    change: (text) => onType({ text, slip: null }),
    blur() {
      if (typed === null) return
      if (isValid(typed.text)) onType({ ...typed, text: String(numberOf(typed.text)) })
      else fallBack('unexplained')
    },
    submit() {
      if (typed === null) return inForce
      if (!isValid(typed.text) || typed.slip === 'unexplained') {
        fallBack('explained')
        return null
      }
      const number = numberOf(typed.text)
      onType({ text: String(number), slip: null })
      return number
    },
  }
}
