import { numberOf, type NumberRules } from './fareAmounts'
import type { NumberText } from './fareInputs'

interface NumberInput {
  /** The text to show. */
  readonly text: string
  readonly change: (text: string) => void
  readonly blur: () => void
  /** The number to save, or what to say at the field instead. */
  readonly submit: () => number | string
}

interface NumberField {
  /** The typed text; null while the field shows `inForce`. */
  readonly typed: NumberText | null
  readonly inForce: number
  readonly onType: (typed: NumberText) => void
  /** The error at the field. */
  readonly error: string | undefined
}

/**
 * A number typed into a field of the tariff. Invalid input becomes the fallback, visibly, and is saved only by a second
 * submit, so that one slip changes no fare.
 */
export function numberInput({ typed, inForce, onType, error }: NumberField, rules: NumberRules): NumberInput {
  return {
    text: typed?.text ?? String(inForce),
    change: (text) => onType({ text, isFallback: false }),
    blur() {
      if (typed === null) return
      const isSlip = rules.check(typed.text) === rules.slip
      onType({ text: String(numberOf(typed.text, rules)), isFallback: isSlip || typed.isFallback })
    },
    submit() {
      if (typed === null) return inForce
      const answer = rules.check(typed.text)
      const number = numberOf(typed.text, rules)
      const isSlip = answer === rules.slip || (typed.isFallback && error !== rules.slip)
      onType({ text: String(number), isFallback: isSlip })
      if (isSlip) return rules.slip
      return answer === true ? number : answer
    },
  }
}
