import type { Item, ItemUpdate } from '@ozi/contract'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { itemFormTexts } from '~/languages/en/vendor/items'
import { Button } from '~/ui/button/Button'
import { currentItem } from './currentItem'
import { isListed, updateOf } from './itemUpdate'

interface OutTodayProps {
  item: Item
  save: (input: ItemUpdate) => Promise<Item>
  onChanged: (item: Item) => void
}

/** Takes an item off sale until the next day begins. Nothing for items that are not sold at all. */
export function OutToday({ item, save, onChanged }: OutTodayProps) {
  const texts = useTexts(itemFormTexts)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isOut = item.unavailableUntil !== undefined

  async function turn() {
    setBusy(true)
    setFailure(null)
    try {
      onChanged(await save({ ...updateOf(item), isOutToday: !isOut }))
    } catch (error) {
      const { message, current } = refusalOf(error)
      const found = currentItem(current)
      if (found) onChanged(found)
      setFailure(message)
    } finally {
      setBusy(false)
    }
  }

  if (!isListed(item)) return null
  const action = isOut ? texts.sellAgain : texts.outToday
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 empty:hidden">
      {isOut && <span className="text-wait text-sm font-semibold">{texts.outUntilTomorrow}</span>}
      <Button
        look="quiet"
        size="sm"
        className="-ml-1 px-1!"
        busy={isBusy}
        aria-label={`${action}: ${item.name}`}
        onClick={() => void turn()}
      >
        {action}
      </Button>
      {failure !== null && (
        <p role="alert" className="text-bad w-full text-sm font-medium">
          {texts.changeFailed} {failure}
        </p>
      )}
    </div>
  )
}
