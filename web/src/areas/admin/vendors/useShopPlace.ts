import type { AddressSuggestion } from '@ozi/contract'
import { useState } from 'react'
import { vendorsTexts as texts } from './texts'

/** A shop's place in a form: chosen from the map's places, or unchanged. */
export interface ShopPlaceEntry {
  readonly place: AddressSuggestion | null
  /** The error of the typed text. */
  readonly problem: string | undefined
  /** @param text the typed text, which names no place while `place` is null */
  readonly change: (place: AddressSuggestion | null, text: string) => void
  readonly beginAnew: (place: AddressSuggestion | null) => void
  /**
   * Whether the form may be saved: text without a chosen place would be lost silently. Focuses the field if
   * not.
   */
  readonly check: () => boolean
}

/** @param fieldId the control to focus */
export function useShopPlace(kept: AddressSuggestion | null, fieldId: string): ShopPlaceEntry {
  const [first, setFirst] = useState(kept)
  const [place, setPlace] = useState(kept)
  const [isLeft, setLeft] = useState(true)
  const [problem, setProblem] = useState<string>()
  return {
    place,
    problem,
    change(next, text) {
      setPlace(next)
      setLeft(next === null && text.trim() === '' && first === null)
      setProblem(undefined)
    },
    beginAnew(next) {
      setFirst(next)
      setPlace(next)
      setLeft(true)
      setProblem(undefined)
    },
    check() {
      if (place !== null || isLeft) return true
      setProblem(texts.placeNotChosen)
      document.getElementById(fieldId)?.focus()
      return false
    },
  }
}
