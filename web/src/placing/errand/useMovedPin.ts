import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import type { Point } from '~/map/mapContent'
import { useWhatIsThere } from '~/map/useWhatIsThere'
import type { ErrandEnd, ErrandForm } from './useErrandForm'

interface PinMove {
  /** The place at which a pin is held or was put down. */
  readonly note: string | undefined
  readonly move: (id: string, at: Point) => void
  readonly over: (id: string, at: Point | null) => void
}

/**
 * A place whose pin was moved: its point is the pin's. The customer's words for it stay, unless they lead elsewhere:
 * then the map's name replaces them.
 */
export function useMovedPin({ setPlace, getValues }: Pick<ErrandForm, 'setPlace' | 'getValues'>): PinMove {
  const texts = useTexts(mapTexts)
  const there = useWhatIsThere()
  const noteOf = (end: ErrandEnd) => (end === 'pickup' ? texts.pickupAt : texts.dropoffAt)

  async function move(end: ErrandEnd, at: Point) {
    const before = getValues()[`${end}Location`]
    if (before === null) return
    const words = getValues()[`${end}Text`]
    // At once, so that no order leaves with the point that the pin has left.
    setPlace(end, words, { ...before, coordinates: [...at] })
    try {
      const answer = await there.ask(at, noteOf(end), words)
      if (answer === null || getValues()[`${end}Location`]?.coordinates.join() !== at.join()) return
      const { suggestion, areWordsElsewhere } = answer
      const placeName = areWordsElsewhere ? suggestion.placeName : words
      setPlace(end, placeName, { ...suggestion, placeName, coordinates: [...at] })
    } catch (error) {
      // Without an answer the words stay, and the server judges them with the fare.
      const isOutside = refusalOf(error).code === 'OUTSIDE_AREA'
      there.say(isOutside ? texts.outside : undefined)
      if (isOutside) setPlace(end, words, before)
    }
  }

  const endOf = (id: string): ErrandEnd => (id === 'pickup' ? 'pickup' : 'drop')
  return {
    note: there.note,
    move: (id, at) => void move(endOf(id), at),
    over: (id, at) => there.over(at, noteOf(endOf(id))),
  }
}
