import type { Item, ItemUpdate } from '@ozi/contract'
import { Switch } from '~/ui/Checkbox'
import { useAvailability } from './useAvailability'

interface AvailabilityProps {
  item: Item
  save: (input: ItemUpdate) => Promise<Item>
  onChanged: (item: Item) => void
}

/** Turned at once; turned back, and told, where the server would not have it. */
export function Availability({ item, save, onChanged }: AvailabilityProps) {
  const { isAvailable, failure, turn } = useAvailability(item, save, onChanged)
  return (
    <>
      <Switch
        label="Available today"
        checked={isAvailable}
        onChange={(event) => void turn(event.target.checked)}
      />
      {failure !== null && (
        <p role="alert" className="text-bad text-sm font-medium">
          This was not changed. {failure}
        </p>
      )}
    </>
  )
}
