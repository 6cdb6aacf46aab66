import { type ShopQuote, withOptions } from '@ozi/contract'
import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { cartTexts } from '~/languages/en/customer/cart'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { useFareLabel } from '~/order/useFareLabel'
import { STALE_CLASS } from '~/ui/state/staleClass'
import { Skeleton } from '~/ui/state/Skeleton'
import { type CartShop, keyOf, shopsOf } from '~/cart/cart'
import { PaymentField, usePaymentOptions } from '~/placing/PaymentField'
import { PriceLine, PricePanel } from '~/placing/PricePanel'
import { PriceTotal } from '~/placing/PriceTotal'
import type { CheckoutState } from './useCheckout'

/** The price of a cart by shop, and the order button. */
export function QuotePanel({
  checkout: { quote, facts, placing, values, set },
}: {
  checkout: CheckoutState
}) {
  const texts = useTexts(checkoutTexts)
  const cart = useTexts(cartTexts)
  const { isKnown } = usePaymentOptions()
  const shops = shopsOf(facts.orderable.items)
  return (
    <PricePanel
      isShort={false}
      isSettled={isKnown}
      isOrdering={placing.isOrdering}
      isPaidFirst={values.paymentMethod === 'Paystack'}
      total={
        <PriceTotal
          label={texts.total}
          waitingText={texts.totalWaiting}
          loadingText={texts.totalLoading}
          price={quote}
          // Each order has a way of its own.
          hasWay={shops.length === 1}
        />
      }
    >
      <h2 className="text-lg">{texts.goods}</h2>
      {shops.length > 1 && <p className="text-quiet -mt-2 text-sm">{cart.ordersOfShops(shops.length)}</p>}
      <div
        className={clsx('grid grid-cols-1 gap-4', quote.quote && !quote.isCurrent && STALE_CLASS)}
        aria-busy={quote.isLoading}
      >
        {quote.quote
          ? quote.quote.shops.map((shop) => (
              <QuotedShop key={shop.vendor._id} shop={shop} isOneOf={shops.length} />
            ))
          : shops.map((shop) => <UnquotedShop key={shop.id} shop={shop} isLoading={quote.isLoading} />)}
      </div>
      <PaymentField
        value={values.paymentMethod}
        onChange={(paymentMethod) => set({ paymentMethod })}
        hint={texts.paymentHint}
        className="border-line border-t pt-4"
      />
    </PricePanel>
  )
}

function QuotedShop({ shop, isOneOf }: { shop: ShopQuote; isOneOf: number }) {
  const texts = useTexts(checkoutTexts)
  const labelOf = useFareLabel()
  return (
    <section>
      <h3 className="mb-1.5 text-base font-semibold wrap-anywhere">{shop.vendor.name}</h3>
      <dl className="grid grid-cols-1 gap-1.5">
        {shop.lines.map((line, at) => (
          <PriceLine key={`${line.label} ${String(at)}`} label={labelOf(line)} amount={line.amount} />
        ))}
        {isOneOf > 1 && <PriceLine isSum label={texts.subtotal(shop.vendor.name)} amount={shop.total} />}
      </dl>
    </section>
  )
}

/** The sum of the goods, which is known before the dropoff is. */
function UnquotedShop({ shop, isLoading }: { shop: CartShop; isLoading: boolean }) {
  return (
    <section>
      <h3 className="mb-1.5 text-base font-semibold wrap-anywhere">{shop.name}</h3>
      <dl className="grid grid-cols-1 gap-1.5">
        {shop.items.map((line) => (
          <PriceLine
            key={keyOf(line)}
            label={`${withOptions(line.item, line.options)} × ${String(line.quantity)}`}
            amount={Math.round(line.price * 100 * line.quantity) / 100}
          />
        ))}
      </dl>
      {isLoading && <Skeleton className="mt-1.5 h-6" />}
    </section>
  )
}
