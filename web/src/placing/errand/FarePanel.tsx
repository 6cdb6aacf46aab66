import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { useFareLabel } from '~/order/useFareLabel'
import { formatNaira } from '~/ui/text/format'
import { Skeleton } from '~/ui/state/Skeleton'
import { useMoments } from '~/ui/text/useMoments'
import { useNow } from '~/ui/text/useNow'
import { PriceLine, PricePanel } from '../PricePanel'
import { PriceTotal } from '../PriceTotal'
import type { FareState, FareLapse } from './useFare'

interface FarePanelProps {
  fare: FareState
  isOrdering: boolean
  /** How it is paid. */
  payment: ReactNode
  isPaidFirst?: boolean
  /** Whether it is known how it can be paid. */
  isSettled?: boolean
  /** The button that leads on in a form of steps: only the last one shows lines and orders. */
  next?: string | undefined
}

/** The price of an errand and the order button. */
export function FarePanel({ fare, isOrdering, payment, isPaidFirst, isSettled, next }: FarePanelProps) {
  const texts = useTexts(deliveryTexts)
  return (
    <PricePanel
      isShort
      isOrdering={isOrdering}
      isPaidFirst={isPaidFirst ?? false}
      isSettled={isSettled ?? true}
      next={next}
      total={
        <PriceTotal
          label={texts.fare}
          waitingText={texts.fareWaiting}
          loadingText={texts.fareLoading}
          price={fare}
          isZeroOnRefusal
        >
          {fare.was && fare.quote && <Lapsed was={fare.was} now={fare.quote.total} />}
        </PriceTotal>
      }
    >
      {payment}
      <FareLines fare={fare} />
    </PricePanel>
  )
}

/** Says that the fare is not the one that was shown, or that it still is. */
function Lapsed({ was, now }: { was: FareLapse; now: number }) {
  const texts = useTexts(deliveryTexts)
  const moments = useMoments()
  const until = moments.inSentence(was.expiresAt, useNow())
  return (
    <p className="text-sm font-medium">
      {texts.fareKept(formatNaira(was.total), until)}{' '}
      {was.total === now ? texts.fareSame : texts.fareNow(formatNaira(now))}
    </p>
  )
}

function FareLines({ fare: { quote, isLoading } }: { fare: FareState }) {
  const labelOf = useFareLabel()
  if (!quote && !isLoading) return null
  return (
    <dl aria-busy={isLoading} className="border-line grid gap-2 border-t pt-4">
      {quote?.lines.map((line) => (
        <PriceLine key={line.label} label={labelOf(line)} amount={line.amount} />
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
