import { safe } from '@orpc/client'
import type { Item, ItemUpdate } from '@ozi/contract'
import { useRef, useState } from 'react'
import { currentIn, type Edit, refusalOf } from '~/api'
import { isListed, updateOf } from './itemUpdate'

/** The switch's requested state, shown until the item reaches this version. */
interface PendingSwitch {
  readonly isAvailable: boolean
  readonly untilVersion: number
}

/**
 * An item's availability with an optimistic update: the switch shows the requested state at once, until the
 * item itself has it. If saving fails, the switch goes back and `error` says why. If it is switched again
 * meanwhile, the last state is saved.
 */
export function useAvailability(
  item: Item,
  save: (input: ItemUpdate) => Edit<{ readonly item: Item }, Item>,
  onChanged: (item: Item) => void,
) {
  const [pending, setPending] = useState<PendingSwitch | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** The state to save; null if no request is in flight. */
  const wanted = useRef<boolean | null>(null)

  async function turn(isAvailable: boolean) {
    setError(null)
    setPending({ isAvailable, untilVersion: Infinity })
    const isUnderWay = wanted.current !== null
    wanted.current = isAvailable
    if (isUnderWay) return
    let kept = item
    let failed: Error | null = null
    while (failed === null && wanted.current !== isListed(kept)) {
      const { error, data } = await safe(save({ ...updateOf(kept), isAvailable: wanted.current }))
      failed = error
      kept = data?.item ?? currentIn(error) ?? kept
      onChanged(kept)
    }
    wanted.current = null
    setPending(failed ? null : { isAvailable: isListed(kept), untilVersion: kept.version })
    setError(failed && refusalOf(failed).message)
  }

  const isTurned = pending !== null && item.version < pending.untilVersion
  return { isAvailable: isTurned ? pending.isAvailable : isListed(item), error, turn }
}
