import type { Item, ItemUpdate } from '@ozi/contract'
import { clsx } from 'clsx'
import type { Edit } from '~/api'
import { useTexts } from '~/language'
import { itemFormTexts } from '~/languages/en/vendor/items'
import { Switch } from '~/ui/field/Checkbox'
import { Alert } from '~/ui/notice/Alert'
import { useAvailability } from './useAvailability'

interface AvailabilityProps {
  item: Item
  save: (input: ItemUpdate) => Edit<{ readonly item: Item }, Item>
  onChanged: (item: Item) => void
}

/** A switch with an optimistic update: if the server refuses, it goes back and the reason is shown. */
export function Availability({ item, save, onChanged }: AvailabilityProps) {
  const texts = useTexts(itemFormTexts)
  const { isAvailable, error, turn } = useAvailability(item, save, onChanged)
  return (
    <>
      <Switch
        label={<AvailabilityWord isAvailable={isAvailable} />}
        aria-label={texts.available}
        checked={isAvailable}
        onChange={(event) => void turn(event.target.checked)}
      />
      {error !== null && (
        <Alert className="text-sm">
          {texts.changeFailed} {error}
        </Alert>
      )}
    </>
  )
}

/** Visual only: screen readers announce the switch's label and state. */
function AvailabilityWord({ isAvailable }: { isAvailable: boolean }) {
  const texts = useTexts(itemFormTexts)
  return (
    // As wide as the longer of the two words, so that the switch does not move under the finger.
    <span aria-hidden className="inline-grid items-center">
      <span className="invisible col-start-1 row-start-1 font-normal">{texts.notAvailable}</span>
      <span className={clsx('col-start-1 row-start-1', !isAvailable && 'text-quiet font-normal')}>
        {isAvailable ? texts.available : texts.notAvailable}
      </span>
    </span>
  )
}
