import { ITEM_QUANTITY } from '@ozi/contract'
import { clsx } from 'clsx'
import { Clock, Store, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { cartTexts } from '~/languages/en/customer/cart'
import { itemTexts } from '~/languages/en/customer/item'
import { Button } from '~/ui/button/Button'
import { Money } from '~/ui/text/Money'
import { Stepper } from '~/ui/field/Stepper'
import type { OpeningShop } from '~/ui/text/formatOpening'
import { useMoments } from '~/ui/text/useMoments'
import { type CartItem, type CartShop, keyOf } from '~/cart/cart'
import { setQuantity } from '~/cart/cartStore'
import type { CartItemState } from '../shared/cart/useCartFacts'
import { ChosenOptions } from '~/order/ChosenOptions'
import { ItemPicture } from '../shared/ItemPicture'

interface CartShopCardProps {
  shop: CartShop
  /** The shop, if it is closed now. */
  closed: OpeningShop | null
  stateOf: (item: CartItem) => CartItemState
  onRemove: (item: CartItem) => void
}

/** The items of one shop, which become an order of their own. */
export function CartShopCard({ shop, closed, stateOf, onRemove }: CartShopCardProps) {
  const texts = useTexts(cartTexts)
  const moments = useMoments()
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border-line bg-surface min-w-0 border">
      <h2
        id={id}
        className="border-line flex items-center gap-2 border-b px-4 py-3 text-lg wrap-anywhere md:px-6"
      >
        <Store size={18} className="text-laterite shrink-0" />
        {shop.name || texts.unknownShop}
      </h2>
      {closed && (
        <p className="text-wait bg-wait-wash px-4 py-2 font-medium md:px-6">{moments.opening(closed)}</p>
      )}
      <ul className="divide-line divide-y">
        {shop.items.map((item) => (
          <li key={keyOf(item)}>
            <Row item={item} state={stateOf(item)} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  item: CartItem
  state: CartItemState
  onRemove: (item: CartItem) => void
}

function Row({ item, state, onRemove }: RowProps) {
  const texts = useTexts(cartTexts)
  const moments = useMoments()
  const id = useId()
  const lost = lostAs(state)
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-3 px-4 py-4 md:px-6">
      <div className="flex flex-wrap gap-3">
        <ItemPicture
          picture={{ image: item.image, imageSmall: '' }}
          sizes="7rem"
          className={clsx(
            'rounded-control aspect-[4/3] w-22 shrink-0 self-start md:w-28',
            lost && 'opacity-50 grayscale',
          )}
        />
        <div className="flex min-w-0 grow basis-36 flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0">
            <h3 className="text-base leading-snug font-semibold">
              {state === 'gone' ? (
                <span id={id} className="text-quiet wrap-anywhere line-through">
                  {item.item}
                </span>
              ) : (
                <Link
                  id={id}
                  to={`/dashboard?item=${item.id}`}
                  className={clsx('wrap-anywhere no-underline hover:underline', lost && 'text-quiet')}
                >
                  {item.item}
                </Link>
              )}
            </h3>
            <ChosenOptions options={item.options} />
            {lost ? (
              <p className="text-wait text-sm font-medium">
                <WhyLost lost={lost} />
              </p>
            ) : (
              <p className="text-quiet flex flex-wrap gap-x-3 text-sm tabular-nums">
                <span>
                  <Money amount={item.price} /> {texts.each}
                </span>
                {item.duration !== '' && (
                  <span className="inline-flex items-center gap-1 whitespace-nowrap">
                    <Clock size={14} />
                    {moments.preparation(item.duration)}
                  </span>
                )}
              </p>
            )}
          </div>
          {!lost && (
            <Money
              amount={Math.round(item.price * 100 * item.quantity) / 100}
              className="text-lg font-semibold"
            />
          )}
        </div>
      </div>
      {!lost && item.priceBefore !== undefined && <PriceChange before={item.priceBefore} now={item.price} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {lost ? (
          <span />
        ) : (
          <Stepper
            label={item.item}
            value={item.quantity}
            onChange={(quantity) => setQuantity(keyOf(item), quantity)}
            min={ITEM_QUANTITY.min}
            max={ITEM_QUANTITY.max}
          />
        )}
        <Button
          look={lost ? 'secondary' : 'quiet'}
          aria-describedby={id}
          data-remove={keyOf(item)}
          icon={<Trash2 size={18} />}
          onClick={() => onRemove(item)}
          className="px-3!"
        >
          {texts.removeItem}
        </Button>
      </div>
    </article>
  )
}

/** Why the item cannot be ordered; null if it can, as far as is known. */
const lostAs = (state: CartItemState) => (state === 'kept' || state === 'sold' ? null : state)

function WhyLost({ lost }: { lost: Exclude<CartItemState, 'kept' | 'sold'> }) {
  const texts = useTexts(cartTexts)
  const items = useTexts(itemTexts)
  if (lost === 'optionsChanged') return texts.optionsChanged
  return lost === 'gone' ? items.itemGone : items[`${lost}Hint`]
}

function PriceChange({ before, now }: { before: number; now: number }) {
  const texts = useTexts(cartTexts)
  return (
    <p className="bg-wait-wash text-wait rounded-control px-3 py-2 text-sm font-medium">
      {texts.priceChanged} <span className="sr-only">{texts.was}</span>{' '}
      <Money amount={before} className="line-through" /> <span className="sr-only">{texts.isNow}</span>{' '}
      <span aria-hidden>→</span> <Money amount={now} className="font-bold" />
    </p>
  )
}
