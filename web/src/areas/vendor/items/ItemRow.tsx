import type { Item } from '@ozi/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { client, refusalOf } from '~/api'
import { MarketStall } from '~/ui/art/MarketStall'
import { Switch } from '~/ui/Checkbox'
import { IconButton } from '~/ui/IconButton'
import { Money } from '~/ui/Money'
import { pictureSource } from '~/ui/pictureSource'

interface ItemRowProps {
  item: Item
  onEdit: () => void
  onDelete: () => void
  onChanged: (item: Item) => void
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One item, whether it can be had today, and the ways to change it. */
export function ItemRow({ item, onEdit, onDelete, onChanged }: ItemRowProps) {
  return (
    <article
      aria-label={item.name}
      className="rounded-card border-line bg-surface grid gap-2 border p-3 md:p-4"
    >
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] gap-3 md:grid-cols-[7rem_minmax(0,1fr)_auto]">
        <span className="bg-ground rounded-control grid aspect-4/3 place-items-center overflow-clip">
          {item.image === '' ? (
            <MarketStall className="w-3/4" />
          ) : (
            <img
              {...pictureSource(item, '7rem')}
              alt=""
              width={640}
              height={480}
              loading="lazy"
              className="size-full object-cover"
            />
          )}
        </span>
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{item.name}</p>
          <p className="text-quiet line-clamp-2 text-sm wrap-anywhere">{item.description}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <Money amount={item.price} className="font-head text-lg font-bold" />
            <span className="text-quiet text-sm">{item.duration}</span>
          </p>
        </div>
        <div className="-mt-1 -mr-1 flex flex-col">
          <IconButton label={`Change ${item.name}`} icon={<Pencil {...ICON} />} onClick={onEdit} />
          <IconButton label={`Remove ${item.name}`} icon={<Trash2 {...ICON} />} onClick={onDelete} />
        </div>
      </div>
      <Availability item={item} onChanged={onChanged} />
    </article>
  )
}

/** Turned at once; turned back, and told, where the server would not have it. */
function Availability({ item, onChanged }: Pick<ItemRowProps, 'item' | 'onChanged'>) {
  const [failure, setFailure] = useState<string | null>(null)
  async function turn(isAvailable: boolean) {
    setFailure(null)
    onChanged({ ...item, isAvailable })
    const { name, description, price, preparationMinutes } = item
    try {
      const kept = await client.catalogue.updateItem({
        id: item._id,
        ...{ name, description, price, preparationMinutes, isAvailable },
      })
      onChanged(kept.item)
    } catch (error) {
      onChanged(item)
      setFailure(refusalOf(error).message)
    }
  }
  return (
    <div className="border-line border-t pt-1">
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
    </div>
  )
}
