import { clsx } from 'clsx'
import { Banknote, RotateCw } from 'lucide-react'
import { useServerWords, useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { fareLineIn } from '~/order/fareLine'
import { Button } from '~/ui/Button'
import { formatDistance, formatDuration, formatNaira } from '~/ui/format'
import { Money } from '~/ui/Money'
import { Skeleton } from '~/ui/Skeleton'
import type { Fare } from './useFare'

interface FarePanelProps {
  fare: Fare
  isOrdering: boolean
}

/**
 * What it costs and the one big action. On phones the lines stand in the page and the total with its button stays
 * at the bottom of the screen; on wide screens both are one card that goes along.
 */
export function FarePanel({ fare, isOrdering }: FarePanelProps) {
  const texts = useTexts(deliveryTexts)
  return (
    <div className="md:rounded-card md:border-line md:bg-surface md:shadow-lift contents md:sticky md:top-24 md:block md:border">
      <div className="rounded-card border-line bg-surface border p-4 md:border-0 md:p-6 md:pb-0">
        <p className="flex items-start gap-3">
          <Banknote size={22} strokeWidth={1.75} aria-hidden className="text-palm mt-0.5 shrink-0" />
          <span>
            <span className="block font-semibold">{texts.payment}</span>
            <span className="text-quiet block text-sm">{texts.paymentHint}</span>
          </span>
        </p>
        <FareLines fare={fare} />
      </div>
      <div className="border-line bg-surface sticky bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 [@media(max-height:26rem)]:static md:static md:mx-0 md:border-0 md:bg-transparent md:p-6 md:pt-4">
        <Total fare={fare} />
        <Button type="submit" busy={isOrdering} className="grow px-4! md:w-full">
          {texts.order}
        </Button>
      </div>
    </div>
  )
}

function FareLines({ fare: { quote, isLoading } }: { fare: Fare }) {
  const words = useServerWords()
  if (!quote && !isLoading) return null
  return (
    <dl aria-busy={isLoading} className="border-line mt-4 grid gap-2 border-t pt-4">
      {quote?.lines.map(({ label, amount }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-quiet">{fareLineIn(words, label)}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      {!quote && (
        <>
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </>
      )}
    </dl>
  )
}

/** The largest thing on the screen, with how far and how long, or why there is none. */
function Total({ fare: { quote, was, isLoading, failure, retry } }: { fare: Fare }) {
  const texts = useTexts(deliveryTexts)
  return (
    <div className="min-w-0 max-md:min-h-16 md:w-full">
      <div aria-live="polite" aria-atomic="true">
        <p className="text-quiet text-sm tabular-nums">
          {texts.fare}
          {quote && ` · ${formatDistance(quote.distanceKm)} · ${formatDuration(quote.durationMinutes)}`}
        </p>
        {quote || failure ? (
          <Money
            amount={quote?.total ?? 0}
            className={clsx(
              'font-head block text-3xl leading-tight font-bold max-[22rem]:text-2xl lg:text-4xl',
              failure && 'text-quiet',
            )}
          />
        ) : isLoading ? (
          <>
            <span className="sr-only">{texts.fareLoading}</span>
            <Skeleton className="mt-1 h-8 w-36 md:h-11" />
          </>
        ) : (
          <p className="max-w-32 text-sm leading-tight font-medium md:max-w-none md:text-base">
            {texts.fareWaiting}
          </p>
        )}
        {was !== null && <p className="text-sm font-medium">{texts.fareWas(formatNaira(was))}</p>}
        {failure && <p className="text-bad max-w-72 text-sm font-medium">{failure.message}</p>}
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
