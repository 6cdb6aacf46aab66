import type { Quote } from '@ozi/contract'
import { clsx } from 'clsx'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallRefusal } from '~/api'
import { useTexts } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { Button } from '~/ui/button/Button'
import { formatDistance } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'
import { useMoments } from '~/ui/text/useMoments'

interface PriceTotalProps {
  label: string
  waitingText: string
  loadingText: string
  price: {
    readonly quote: Quote | null
    readonly isLoading: boolean
    /** Why there is no quote. */
    readonly refusal: CallRefusal | null
    readonly retry: () => void
  }
  /** Whether it is for one way, whose distance and duration are shown. */
  hasWay?: boolean
  /** Shows a total of zero if there is no quote. */
  isZeroOnRefusal?: boolean
  /** Additional content. */
  children?: ReactNode
}

/** The total, the largest text on the screen, with distance and duration, or why there is none. */
export function PriceTotal({
  label,
  waitingText,
  loadingText,
  price: { quote, isLoading, refusal, retry },
  hasWay = true,
  isZeroOnRefusal = false,
  children,
}: PriceTotalProps) {
  const texts = useTexts(placingTexts)
  const moments = useMoments()
  const amount = quote?.total ?? (refusal && isZeroOnRefusal ? 0 : null)
  return (
    <div className="min-w-0 max-md:min-h-16 max-md:grow-[999] max-md:basis-36 md:w-full">
      <div aria-live="polite" aria-atomic="true">
        <p className="text-quiet text-sm tabular-nums">
          {label}
          {quote &&
            hasWay &&
            ` · ${formatDistance(quote.distanceKm)} · ${moments.duration(quote.durationMinutes)}`}
        </p>
        {amount !== null && (
          <Money
            amount={amount}
            className={clsx(
              'font-head block text-[length:min(2.07rem,12vw)] leading-tight font-bold wrap-anywhere whitespace-normal! max-[22rem]:text-2xl md:text-3xl lg:text-4xl',
              (isLoading || refusal) && 'text-quiet',
            )}
          />
        )}
        {amount === null &&
          !refusal &&
          (isLoading ? (
            <>
              <span className="sr-only">{loadingText}</span>
              <Skeleton className="mt-1 h-8 w-36 md:h-11" />
            </>
          ) : (
            <p className="max-w-36 text-sm leading-tight font-medium md:max-w-none md:text-base">
              {waitingText}
            </p>
          ))}
        {children}
        {refusal && <p className="text-bad max-w-72 text-sm font-medium">{refusal.message}</p>}
      </div>
      {refusal && canRetry(refusal) && (
        <Button look="quiet" size="sm" onClick={retry} icon={<RotateCw size={16} />} className="-ml-3.5">
          {texts.retry}
        </Button>
      )}
    </div>
  )
}

const canRetry = ({ status }: { status: number }): boolean => status === 0 || status === 429 || status >= 500
