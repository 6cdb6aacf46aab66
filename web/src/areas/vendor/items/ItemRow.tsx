import type { Item } from '@ozi/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { client } from '~/api'
import { Availability } from '~/catalogue/Availability'
import { OutToday } from '~/catalogue/OutToday'
import { useTexts } from '~/language'
import { vendorItemsTexts } from '~/languages/en/vendor/items'
import { MarketStall } from '~/ui/art/MarketStall'
import { IconButton } from '~/ui/button/IconButton'
import { Money } from '~/ui/text/Money'
import { pictureSource } from '~/ui/picture/pictureSource'
import { useMoments } from '~/ui/text/useMoments'

interface ItemRowProps {
  item: Item
  onEdit: () => void
  onDelete: () => void
  onChanged: (item: Item) => void
}

/** An item with its availability switch and the buttons to edit and delete it. */
export function ItemRow({ item, onEdit, onDelete, onChanged }: ItemRowProps) {
  const texts = useTexts(vendorItemsTexts)
  const moments = useMoments()
  return (
    <article
      aria-label={item.name}
      className="rounded-card border-line bg-surface @container grid gap-2 border p-3 md:p-4"
    >
      {/* One column where letters are large on a narrow phone. */}
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] gap-3 md:grid-cols-[7rem_minmax(0,1fr)_auto] @max-[14rem]:grid-cols-1">
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
            <span className="text-quiet text-sm">{moments.preparation(item.duration)}</span>
          </p>
        </div>
        <div className="-mt-1 -mr-1 flex flex-col @max-[14rem]:flex-row">
          <IconButton label={texts.change(item.name)} icon={<Pencil size={20} />} onClick={onEdit} />
          <IconButton label={texts.remove(item.name)} icon={<Trash2 size={20} />} onClick={onDelete} />
        </div>
      </div>
      <div className="border-line border-t pt-1">
        <Availability item={item} save={client.catalogue.updateItem} onChanged={onChanged} />
        <OutToday item={item} save={client.catalogue.updateItem} onChanged={onChanged} />
      </div>
    </article>
  )
}
