import type { AddressSuggestion } from '@ozi/contract'
import { useState } from 'react'
import { vendorsTexts as texts } from './texts'

/** A shop's place in a form: chosen from what the map knows, or left as it is. */
export interface ShopPlaceEntry {
  readonly place: AddressSuggestion | null
  /** What is wrong with what is typed. */
  readonly problem: string | undefined
  /** @param text what is typed; names no place where `place` is null */
  readonly change: (place: AddressSuggestion | null, text: string) => void
  readonly beginAnew: (place: AddressSuggestion | null) => void
  /** Whether it may be saved: what was typed and not chosen would be lost without a word. Leads there if not. */
  readonly check: () => boolean
}

/** @param fieldId of the control that is led to */
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
