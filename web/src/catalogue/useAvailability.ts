import type { Item, ItemUpdate } from '@ozi/contract'
import { useRef, useState } from 'react'
import { refusalOf } from '~/api'
import { currentItem } from './currentItem'

/** How the switch was turned, and up to which version of its item that counts. */
interface Wish {
  readonly isAvailable: boolean
  readonly untilVersion: number
}

/**
 * Whether an item can be had today, as its switch shows it: what was turned is shown from the touch on, until the item
 * itself says the same; one that could not be kept goes back and says why. Turned again meanwhile, the last turn counts.
 */
export function useAvailability(
  item: Item,
  save: (input: ItemUpdate) => Promise<Item>,
  onChanged: (item: Item) => void,
) {
  const [wish, setWish] = useState<Wish | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** What is to be kept; null while nothing is on its way. */
  const wanted = useRef<boolean | null>(null)

  async function turn(isAvailable: boolean) {
    setFailure(null)
    setWish({ isAvailable, untilVersion: Infinity })
    const isUnderWay = wanted.current !== null
    wanted.current = isAvailable
    if (isUnderWay) return
    let kept = item
    try {
      while (wanted.current !== kept.isAvailable) {
        kept = await save(withAvailability(kept, wanted.current))
        onChanged(kept)
      }
      setWish({ isAvailable: kept.isAvailable, untilVersion: kept.version })
    } catch (error) {
      const { message, current } = refusalOf(error)
      onChanged(currentItem(current) ?? kept)
      setWish(null)
      setFailure(message)
    } finally {
      wanted.current = null
    }
  }

  const isTurned = wish !== null && item.version < wish.untilVersion
  return { isAvailable: isTurned ? wish.isAvailable : item.isAvailable, failure, turn }
}

function withAvailability(item: Item, isAvailable: boolean): ItemUpdate {
  const { _id: id, version, name, description, price, preparationMinutes } = item
  return { id, version, name, description, price, preparationMinutes, isAvailable }
}
