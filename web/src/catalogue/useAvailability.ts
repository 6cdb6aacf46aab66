import type { Item, ItemUpdate } from '@ozi/contract'
import { useRef, useState } from 'react'
import { refusalOf } from '~/api'
import { currentItem } from './currentItem'
import { isListed, updateOf } from './itemUpdate'

/** The switch's requested state, shown until the item reaches this version. */
interface PendingSwitch {
  readonly isAvailable: boolean
  readonly untilVersion: number
}

/**
 * An item's availability with an optimistic update: the switch shows the requested state at once, until the
 * item itself has it. If saving fails, the switch goes back and `failure` says why. If it is switched again
 * meanwhile, the last state is saved.
 */
export function useAvailability(
  item: Item,
  save: (input: ItemUpdate) => Promise<Item>,
  onChanged: (item: Item) => void,
) {
  const [pending, setPending] = useState<PendingSwitch | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** The state to save; null if no request is in flight. */
  const wanted = useRef<boolean | null>(null)

  async function turn(isAvailable: boolean) {
    setFailure(null)
    setPending({ isAvailable, untilVersion: Infinity })
    const isUnderWay = wanted.current !== null
    wanted.current = isAvailable
    if (isUnderWay) return
    let kept = item
    try {
      while (wanted.current !== isListed(kept)) {
        kept = await save({ ...updateOf(kept), isAvailable: wanted.current })
        onChanged(kept)
      }
      setPending({ isAvailable: isListed(kept), untilVersion: kept.version })
    } catch (error) {
      const { message, current } = refusalOf(error)
      onChanged(currentItem(current) ?? kept)
      setPending(null)
      setFailure(message)
    } finally {
      wanted.current = null
    }
  }

  const isTurned = pending !== null && item.version < pending.untilVersion
  return { isAvailable: isTurned ? pending.isAvailable : isListed(item), failure, turn }
}
