import { safe } from '@orpc/client'
import type { Item, ItemUpdate } from '@ozi/contract'
import { useState } from 'react'
import { currentIn, type Edit, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { itemFormTexts } from '~/languages/en/vendor/items'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { isListed, updateOf } from './itemUpdate'

interface OutTodayProps {
  item: Item
  save: (input: ItemUpdate) => Edit<{ readonly item: Item }, Item>
  onChanged: (item: Item) => void
}

/** Takes an item off sale until the next day begins. Nothing for items that are not sold at all. */
export function OutToday({ item, save, onChanged }: OutTodayProps) {
  const texts = useTexts(itemFormTexts)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isOut = item.unavailableUntil !== undefined

  async function turn() {
    setBusy(true)
    const { error: refused, data } = await safe(save({ ...updateOf(item), isOutToday: !isOut }))
    setBusy(false)
    setError(refused && refusalOf(refused).message)
    const now = data?.item ?? currentIn(refused)
    if (now) onChanged(now)
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
      {error !== null && (
        <Alert className="w-full text-sm">
          {texts.changeFailed} {error}
        </Alert>
      )}
    </div>
  )
}
