import { type Item, ITEM_QUANTITY } from '@ozi/contract'
import { Clock, Plus } from 'lucide-react'
import { memo, type ReactNode, useCallback, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { toCartProduct } from '~/cart/cart'
import { soldAs } from '~/cart/soldAs'
import { addToCart } from '~/cart/cartStore'
import { textsNow, useTexts } from '~/language'
import { catalogueMessageTexts, catalogueTexts } from '~/languages/en/account/catalogue'
import { Button } from '~/ui/button/Button'
import { Stepper } from '~/ui/field/Stepper'
import { toast } from '~/ui/notice/toast'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'
import { ItemPicture } from '../shared/ItemPicture'
import { CARD, FOOT, PICTURE, PICTURE_SIZES, PLACE, WORDS } from './CardGrid'

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
  /** Opens the choice that the item needs before it can be added. */
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

interface AddCountedProps {
  item: Item
  describedBy: string
  /** @returns whether it was added: then the quantity begins anew */
  onAdd: (count: number) => boolean
  /** The button's words. */
  children: (count: number) => ReactNode
}

/** How many of an item, and the button that puts them into the cart. */
export function AddCounted({ item, describedBy, onAdd, children }: AddCountedProps) {
  const [count, setCount] = useState<number>(ITEM_QUANTITY.min)
  return (
    <div className="flex flex-wrap gap-2">
      <Stepper
        label={item.name}
        value={count}
        onChange={setCount}
        min={ITEM_QUANTITY.min}
        max={ITEM_QUANTITY.max}
      />
      <Button
        aria-describedby={describedBy}
        className="grow px-3!"
        icon={<Plus size={18} className="max-[23rem]:hidden" />}
        onClick={() => {
          if (onAdd(count)) setCount(ITEM_QUANTITY.min)
        }}
      >
        {children(count)}
      </Button>
    </div>
  )
}

export type AddToCart = (item: Item, count: number, chosen?: readonly string[]) => void

/** Adds a quantity of an item to the cart and says so; the same function at each render. */
export function useAddToCart(): AddToCart {
  const navigate = useNavigate()
  return useCallback(
    (item, count, chosen) => {
      const texts = textsNow(catalogueTexts)
      const toCart = { label: texts.toCart, onClick: () => void navigate('/dashboard/cart') }
      const outcome = addToCart(toCartProduct(item, chosen), count)
      if (outcome === 'added') toast.success(textsNow(catalogueMessageTexts).added, item.name, toCart)
      else toast.info(outcome === 'full' ? texts.cartFull : texts.mostOfOne, item.name, toCart)
    },
    [navigate],
  )
}
