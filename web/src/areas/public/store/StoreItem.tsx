import type { Item, OptionGroup } from '@ozi/contract'
import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import type { SoldItem } from '~/cart/cart'
import { soldAs } from '~/cart/soldAs'
import { useTexts } from '~/language'
import { catalogueTexts } from '~/languages/en/account/catalogue'
import { itemTexts } from '~/languages/en/customer/item'
import { storePageTexts } from '~/languages/en/public/store'
import { buttonClass } from '~/ui/button/Button'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'
import { StorePicture } from '../shared/StorePicture'

/** Longer descriptions are opened by a tap, so that lists stay short. */
const LONG_DESCRIPTION = 110

/** An item of a shop, with its options and the button that puts it into the cart. */
export function StoreItem({ item }: { item: Item }) {
  const moments = useMoments()
  const { _id, name, description, price, duration, vendor } = item
  const isSold = soldAs(item) === 'now'
  return (
    <li className="rounded-card border-line bg-surface border p-3 md:p-4">
      <article aria-labelledby={`item-${_id}`}>
        <div className="flex gap-3 md:gap-4">
          <div className="min-w-0 grow">
            <h3 id={`item-${_id}`} className="text-base leading-snug font-semibold wrap-anywhere md:text-lg">
              {name}
            </h3>
            <Description text={description} />
          </div>
          <div className="relative shrink-0 self-start">
            <StorePicture
              picture={{ ...item, category: vendor.category }}
              sizes="(min-width: 48rem) 7rem, 5.5rem"
              className={clsx(
                'rounded-control aspect-square w-22 md:w-28',
                !isSold && 'opacity-70 grayscale-75',
              )}
            />
            {/* Over the picture, so that nothing moves when it appears. */}
            <p
              data-in-cart={_id}
              hidden
              className="bg-palm text-on-palm rounded-control absolute top-1 left-1 px-1.5 py-0.5 text-xs font-semibold tabular-nums"
            />
          </div>
        </div>
        {/* Price and button share a line; the options open below both. */}
        <div className="mt-2 grid grid-cols-1 *:[grid-area:1/1]">
          <p className="flex min-h-11 flex-col justify-center self-start">
            <Money amount={price} className="text-lg leading-tight font-semibold" />
            <span className="text-quiet inline-flex items-center gap-1 text-sm whitespace-nowrap">
              <Clock size={14} />
              {moments.preparation(duration)}
            </span>
          </p>
          {isSold ? <AddForm item={item} /> : <NotSold item={item} />}
        </div>
      </article>
    </li>
  )
}

function Description({ text }: { text: string }) {
  const look = 'text-quiet mt-0.5 text-sm wrap-anywhere whitespace-pre-line'
  if (text.length <= LONG_DESCRIPTION) return text === '' ? null : <p className={look}>{text}</p>
  return (
    <details className="group">
      <summary
        className={`${look} line-clamp-3 cursor-pointer list-none group-open:line-clamp-none [&::-webkit-details-marker]:hidden`}
      >
        {text}
      </summary>
    </details>
  )
}

function NotSold({ item }: { item: Item }) {
  const texts = useTexts(catalogueTexts)
  const moments = useMoments()
  const sold = soldAs(item)
  if (sold === 'now') return null
  return (
    <p className="border-line text-quiet rounded-control grid min-h-11 max-w-[60%] place-items-center justify-self-end border border-dashed px-3 text-center text-sm font-semibold">
      {sold === 'closed' ? moments.opening(item.vendor) : texts[sold]}
    </p>
  )
}

/** The cart's data of an item; read by the page's script. */
function writeItem({ _id, name, price, image, imageSmall, duration, options, vendor }: Item): string {
  const shop = { _id: vendor._id, name: vendor.name }
  const item: SoldItem = { _id, name, price, image, imageSmall, duration, options, vendor: shop }
  return JSON.stringify(item)
}

/**
 * Its script puts the item into the cart (script/store/addForms.ts). Without it, the form leads to the way in, and
 * from there to the item.
 */
function AddForm({ item }: { item: Item }) {
  const texts = useTexts(storePageTexts)
  const { _id, options, vendor } = item
  const mustChoose = options.some(({ min }) => min > 0)
  return (
    <form action="/login" data-item={writeItem(item)}>
      <input type="hidden" name="next" value={`/dashboard?vendor=${vendor._id}&item=${_id}`} />
      {options.length > 0 && (
        <details className="peer">
          <summary
            aria-describedby={`item-${_id}`}
            className={buttonClass({
              look: 'secondary',
              className:
                'ml-auto flex! min-h-11! w-fit cursor-pointer list-none px-4! text-sm! [&::-webkit-details-marker]:hidden',
            })}
          >
            {texts.choose}
          </summary>
          <div className="mt-3 grid gap-3">
            {options.map((group, at) => (
              <Options key={at} name={`${_id}-${String(at)}`} group={group} />
            ))}
          </div>
        </details>
      )}
      <p data-missing role="alert" className="text-bad mt-2 text-right text-sm font-medium empty:hidden" />
      <button
        type="submit"
        aria-describedby={`item-${_id}`}
        className={buttonClass({
          className: clsx(
            'ml-auto flex! min-h-11! px-4! text-sm!',
            options.length > 0 && 'mt-2',
            mustChoose && 'peer-[:not([open])]:hidden!',
          ),
        })}
      >
        <span className="noscript:hidden">
          {texts.add}
          {options.length > 0 && (
            <>
              {' · '}
              <Money amount={item.price} className="data-price" />
            </>
          )}
        </span>
        <span className="noscript:inline hidden">{texts.order}</span>
      </button>
    </form>
  )
}

function Options({ name, group }: { name: string; group: OptionGroup }) {
  const texts = useTexts(itemTexts)
  const { min, max, choices } = group
  const isRadio = min === 1 && max === 1
  const rule =
    min === max
      ? texts.chooseExactly(max)
      : min > 0
        ? texts.chooseBetween(min, max)
        : texts.chooseUpTo(Math.min(max, choices.length))
  return (
    <fieldset
      data-group={group.name}
      data-min={min}
      data-max={max}
      aria-describedby={`${name}-rule`}
      className="rounded-card border-line border p-3 pt-1"
    >
      <legend className="px-1 font-semibold wrap-anywhere">{group.name}</legend>
      <p id={`${name}-rule`} className="text-quiet text-sm">
        {rule}
        {min > 0 && ` · ${texts.required}`}
      </p>
      <ul className="divide-line divide-y">
        {choices.map((choice) => (
          <li key={choice._id}>
            <label
              className={clsx(
                'flex min-h-12 items-center gap-3 py-1.5',
                choice.isAvailable ? 'cursor-pointer' : 'text-quiet',
              )}
            >
              <input
                type={isRadio ? 'radio' : 'checkbox'}
                name={name}
                value={choice._id}
                disabled={!choice.isAvailable}
                data-sold-out={choice.isAvailable ? undefined : ''}
                className="accent-palm size-5 shrink-0"
              />
              <span className="min-w-0 grow wrap-anywhere">
                {choice.name}
                {!choice.isAvailable && <span className="block text-sm">{texts.choiceUnavailable}</span>}
              </span>
              {choice.price > 0 && (
                <span className="whitespace-nowrap tabular-nums">
                  + <Money amount={choice.price} />
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
