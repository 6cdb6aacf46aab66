import { useTexts } from '~/language'
import { redeliveryTexts } from '~/languages/en/account/order'
import { useFareLabel } from '~/order/useFareLabel'
import { PriceLine } from '~/placing/PricePanel'
import type { Redelivery } from '~/placing/redelivery/useRedelivery'
import { ErrorState } from '~/ui/state/ErrorState'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'

interface RedeliveryFareProps {
  /** In naira: the order's fee without the redelivery. */
  fee: number
  redelivery: Redelivery
}

/** The addition of a redelivery to the order's fee, and the sum that the rider collects then. */
export function RedeliveryFare({ fee, redelivery }: RedeliveryFareProps) {
  const { quote, refusal } = redelivery
  const texts = useTexts(redeliveryTexts)
  const labelOf = useFareLabel()
  if (refusal !== null) {
    return (
      <ErrorState title={texts.feeFailed} query={redelivery}>
        {refusal.message}
      </ErrorState>
    )
  }
  return (
    <div aria-live="polite" aria-busy={quote === null}>
      {quote === null && <span className="sr-only">{texts.feeLoading}</span>}
      <dl className="grid gap-2">
        {quote?.lines.map((line, at) => (
          <PriceLine key={`${line.label} ${String(at)}`} isSum label={labelOf(line)} amount={line.amount} />
        )) ?? <Skeleton className="h-6" />}
        <PriceLine label={texts.soFar} amount={fee} />
        <div className="border-line mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3">
          <dt className="font-semibold">{texts.inAll}</dt>
          <dd>
            {quote ? (
              <Money amount={fee + quote.total} className="font-head text-2xl font-bold" />
            ) : (
              <Skeleton className="h-8 w-36" />
            )}
          </dd>
        </div>
      </dl>
      <p className="text-quiet mt-1 text-sm">{texts.cash}</p>
    </div>
  )
}
