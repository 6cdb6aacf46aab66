import type { Item, ItemUpdate } from '@ozi/contract'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { Switch } from '~/ui/Checkbox'
import { currentItem } from './currentItem'

interface AvailabilityProps {
  item: Item
  save: (input: ItemUpdate) => Promise<Item>
  onChanged: (item: Item) => void
}

/** Turned at once; turned back, and told, where the server would not have it. */
export function Availability({ item, save, onChanged }: AvailabilityProps) {
  const [failure, setFailure] = useState<string | null>(null)
  async function turn(isAvailable: boolean) {
    setFailure(null)
    onChanged({ ...item, isAvailable })
    const { _id: id, version, name, description, price, preparationMinutes } = item
    try {
      onChanged(await save({ id, version, name, description, price, preparationMinutes, isAvailable }))
    } catch (error) {
      const { message, current } = refusalOf(error)
      onChanged(currentItem(current) ?? item)
      setFailure(message)
    }
  }
  return (
    <>
      <Switch
        label="Available today"
        checked={item.isAvailable}
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
