import { withOptions } from '@ozi/contract'
import { useTexts } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { Button } from '~/ui/button/Button'
import type { OpeningShop } from '~/ui/text/formatOpening'
import { useMoments } from '~/ui/text/useMoments'
import { keyOf } from '~/cart/cart'
import { removeFromCart } from '~/cart/cartStore'
import type { CheckoutState } from './useCheckout'

function WhenOpen({ shop }: { shop: OpeningShop | null }) {
  const moments = useMoments()
  return shop && <span className="text-quiet"> · {moments.opening(shop)}</span>
}

/** Lists the items that cannot be ordered, with a button to remove them. */
export function LeftOut({ checkout: { facts, quote } }: { checkout: CheckoutState }) {
  const texts = useTexts(checkoutTexts)
  const refused = new Set(quote.refusal?.items)
  const lost = facts.cart.items.filter(
    (item) => refused.has(item.id) || !facts.orderable.items.includes(item),
  )
  if (lost.length === 0) return null
  return (
    <div
      role="status"
      className="rounded-card bg-wait-wash text-wait flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4 md:col-span-2"
    >
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium">{texts.leftOut}</p>
        <ul className="text-ink mt-1 list-disc pl-5">
          {lost.map(({ item, shop, shopId, ...line }) => (
            <li key={keyOf(line)} className="wrap-anywhere">
              {withOptions(item, line.options)}
              {shop !== '' && <span className="text-quiet"> · {shop}</span>}
              <WhenOpen shop={facts.closedShop(shopId)} />
            </li>
          ))}
        </ul>
      </div>
      <Button look="secondary" size="sm" onClick={() => removeFromCart(...lost.map(keyOf))}>
        {texts.removeLost}
      </Button>
    </div>
  )
}
