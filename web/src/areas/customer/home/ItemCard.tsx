import type { Item } from '@ozi/contract'
import { Clock } from 'lucide-react'
import { memo, useId } from 'react'
import { useTexts } from '~/language'
import { catalogueTexts } from '~/languages/en/account/catalogue'
import { Button } from '~/ui/button/Button'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'
import { ItemPicture } from '../shared/ItemPicture'
import { soldAs } from '~/cart/soldAs'
import { AddCounted } from './AddCounted'
import { CARD, FOOT, PICTURE, PICTURE_SIZES, PLACE, WORDS } from './cardClasses'
import type { AddToCart } from './useAddToCart'

interface ItemCardProps {
  item: Item
  inCart: number
  onAdd: AddToCart
  onOpen: (itemId: string) => void
}

/** An item of a shop; its name opens its details. */
export const ItemCard = memo(function ItemCard({ item, inCart, onAdd, onOpen }: ItemCardProps) {
  const texts = useTexts(catalogueTexts)
  const moments = useMoments()
  const id = useId()
  return (
    <div className={PLACE}>
      <article aria-labelledby={id} className={CARD}>
        <ItemPicture picture={item} sizes={PICTURE_SIZES} className={PICTURE} />
        {inCart > 0 && (
          // Over the picture, to avoid layout shift when it appears.
          <p className="bg-palm text-on-palm absolute top-1.5 left-1.5 max-w-29 rounded-control px-2 py-1 text-xs leading-tight font-semibold tabular-nums md:top-3 md:left-3">
            {texts.inCart(inCart)}
          </p>
        )}
        <div className={WORDS}>
          <h3 className="text-base leading-snug font-semibold md:text-lg">
            <a
              id={id}
              // Not a Link: hundreds of Links would re-render with every change of the address.
              href={`/dashboard?item=${item._id}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                onOpen(item._id)
              }}
              // The link covers picture and text; buttons are above it.
              className="line-clamp-2 wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
            >
              {item.name}
            </a>
          </h3>
          <p className="text-quiet line-clamp-1 text-sm wrap-anywhere">{item.vendor.name}</p>
          <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1.5">
            <Money amount={item.price} className="text-lg font-semibold" />
            <span className="text-quiet inline-flex items-center gap-1 text-sm whitespace-nowrap">
              <Clock size={14} />
              {moments.preparation(item.duration)}
            </span>
          </p>
        </div>
        <div className={FOOT}>
          <AddRow item={item} describedBy={id} onAdd={onAdd} onChoose={() => onOpen(item._id)} />
        </div>
      </article>
    </div>
  )
})

interface AddRowProps {
  item: Item
  describedBy: string
  onAdd: AddToCart
  /** What is needed before the item can be added is chosen elsewhere. */
  onChoose: () => void
}

/** The quantity and the button to add it to the cart, or why the item is not available. */
export function AddRow({ item, describedBy, onAdd, onChoose }: AddRowProps) {
  const texts = useTexts(catalogueTexts)
  const moments = useMoments()
  const sold = soldAs(item)
  if (sold !== 'now') {
    return (
      <p className="border-line text-quiet rounded-control grid min-h-12 place-items-center border border-dashed px-3 text-center text-sm font-semibold">
        {sold === 'closed' ? moments.opening(item.vendor) : texts[sold]}
      </p>
    )
  }
  if (item.options.some(({ min }) => min > 0)) {
    return (
      <Button look="secondary" aria-describedby={describedBy} className="w-full px-3!" onClick={onChoose}>
        {texts.choose}
      </Button>
    )
  }
  return (
    <AddCounted
      item={item}
      describedBy={describedBy}
      onAdd={(count) => {
        onAdd(item, count)
        return true
      }}
    >
      {() => texts.add}
    </AddCounted>
  )
}
