import type { ShopQuote } from '@ozi/contract'
import { clsx } from 'clsx'
import { Banknote, RotateCw } from 'lucide-react'
import { useServerWords, useTexts } from '~/language'
import { checkoutTexts } from '~/languages/en/customer/checkout'
import { fareLineIn } from '~/order/fareLine'
import { Button } from '~/ui/Button'
import { formatDistance, formatDuration } from '~/ui/format'
import { Money } from '~/ui/Money'
import { Skeleton } from '~/ui/Skeleton'
import { type CartShop, shopsOf } from '../shared/cart/cart'
import type { ShownQuote } from './useCartQuote'
import type { CheckoutState } from './useCheckout'

/**
 * What it costs and the one big action. On phones the lines stand in the page and the total with its button stays
 * at the bottom of the screen, as they do on wide screens below a long list.
 */
export function QuotePanel({ checkout: { quote, facts, placing } }: { checkout: CheckoutState }) {
  const texts = useTexts(checkoutTexts)
  const shops = shopsOf(facts.orderable.items)
  return (
    <div className="md:rounded-card md:border-line md:bg-surface md:shadow-lift contents md:block md:border">
      <div className="rounded-card border-line bg-surface grid grid-cols-[minmax(0,1fr)] gap-4 border p-4 md:border-0 md:p-6 md:pb-0">
        <h2 className="text-lg">{texts.goods}</h2>
        {shops.length > 1 && <p className="text-quiet -mt-2 text-sm">{texts.ordersOfShops(shops.length)}</p>}
        <div
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)] gap-4',
            quote.quote && !quote.isCurrent && 'opacity-60',
          )}
          aria-busy={quote.isLoading}
        >
          {quote.quote
            ? quote.quote.shops.map((shop) => (
                <QuotedShop key={shop.vendor._id} shop={shop} isOneOf={shops.length} />
              ))
            : shops.map((shop) => <UnquotedShop key={shop.id} shop={shop} isLoading={quote.isLoading} />)}
        </div>
        <p className="border-line flex items-start gap-3 border-t pt-4">
          <Banknote size={22} strokeWidth={1.75} aria-hidden className="text-palm mt-0.5 shrink-0" />
          <span>
            <span className="block font-semibold">{texts.payment}</span>
            <span className="text-quiet block text-sm">{texts.paymentHint}</span>
          </span>
        </p>
      </div>
      <div className="border-line bg-surface sticky bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 md:rounded-b-card md:bottom-0 md:mx-0 md:border-0 md:p-6 md:pt-4">
        <Total quote={quote} />
        <Button type="submit" busy={placing.isOrdering} className="grow px-4! md:w-full">
          {texts.order}
        </Button>
      </div>
    </div>
  )
}

/** What it is and, beside it, what it costs: a long name takes several lines. Below it only where letters are huge. */
const LINE = 'flex flex-wrap items-baseline gap-x-4'
const WHAT = 'min-w-0 grow basis-32 wrap-anywhere'

function Line({ label, amount }: { label: string; amount: number }) {
  return (
    <div className={LINE}>
      <dt className={`${WHAT} text-quiet`}>{label}</dt>
      <dd className="ml-auto">
        <Money amount={amount} />
      </dd>
    </div>
  )
}

function QuotedShop({ shop, isOneOf }: { shop: ShopQuote; isOneOf: number }) {
  const texts = useTexts(checkoutTexts)
  const words = useServerWords()
  return (
    <section>
      <h3 className="mb-1.5 text-base font-semibold wrap-anywhere">{shop.vendor.name}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {shop.lines.map(({ label, amount }, at) => (
          <Line key={`${label} ${String(at)}`} label={fareLineIn(words, label)} amount={amount} />
        ))}
        {isOneOf > 1 && (
          <div className={`${LINE} font-semibold`}>
            <dt className={WHAT}>{texts.subtotal(shop.vendor.name)}</dt>
            <dd className="ml-auto">
              <Money amount={shop.total} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** What is known before it is known where it goes. */
function UnquotedShop({ shop, isLoading }: { shop: CartShop; isLoading: boolean }) {
  return (
    <section>
      <h3 className="mb-1.5 text-base font-semibold wrap-anywhere">{shop.name}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {shop.items.map(({ id, item, price, quantity }) => (
          <Line
            key={id}
            label={`${item} × ${String(quantity)}`}
            amount={Math.round(price * 100 * quantity) / 100}
          />
        ))}
      </dl>
      {isLoading && <Skeleton className="mt-1.5 h-6" />}
    </section>
  )
}

/** The largest thing on the screen, or why there is none. */
function Total({ quote: { quote, isLoading, failure, retry } }: { quote: ShownQuote }) {
  const texts = useTexts(checkoutTexts)
  return (
    <div className="min-w-0 max-md:min-h-16 md:w-full">
      <div aria-live="polite" aria-atomic="true">
        <p className="text-quiet text-sm tabular-nums">
          {texts.total}
          {quote && ` · ${formatDistance(quote.distanceKm)} · ${formatDuration(quote.durationMinutes)}`}
        </p>
        {quote ? (
          <Money
            amount={quote.total}
            className={clsx(
              'font-head block text-[length:min(2.07rem,12vw)] leading-tight font-bold whitespace-normal! wrap-anywhere max-[22rem]:text-2xl md:text-3xl lg:text-4xl',
              isLoading && 'text-quiet',
            )}
          />
        ) : failure ? (
          <p className="text-bad max-w-72 text-sm font-medium">{failure.message}</p>
        ) : isLoading ? (
          <>
            <span className="sr-only">{texts.totalLoading}</span>
            <Skeleton className="mt-1 h-8 w-36 md:h-11" />
          </>
        ) : (
          <p className="max-w-36 text-sm leading-tight font-medium md:max-w-none md:text-base">
            {texts.totalWaiting}
          </p>
        )}
      </div>
      {failure && canRetry(failure) && (
        <Button
          look="quiet"
          size="sm"
          onClick={retry}
          icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
          className="-ml-3.5"
        >
          {texts.retry}
        </Button>
      )}
    </div>
  )
}

const canRetry = ({ status }: { status: number }): boolean => status === 0 || status === 429 || status >= 500
