import type { Offer } from '@ozi/contract'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { offerTexts } from '~/languages/en/rider/offers'
import { ParcelSizeLine } from '~/order/ParcelSizeLine'
import { PickupTime } from '~/order/PickupTime'
import { Places } from '~/order/Places'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Alert } from '~/ui/notice/Alert'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { formatDistance } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { useIsShown } from '~/ui/state/RevealWhen'
import { useMoments } from '~/ui/text/useMoments'
import { useSecondsLeft } from '~/ui/text/useSecondsLeft'
import { useTaking } from './useTaking'
import { lazyPart } from '~/ui/lazy/lazyPart'

const OfferSheet = lazyPart(async () => (await import('./OfferSheet')).OfferSheet)

interface OfferCardProps {
  readonly offer: Offer
  /** When the answer with this offer came, in milliseconds: the clock of the phone may differ from the server's. */
  readonly readAt: number
  /** Whether the rider came by the push about it: it is scrolled to, focused and marked. */
  readonly isOpened: boolean
}

/** An order waiting for a rider: how long it is offered, how far it is, its cash, and the buttons. */
export function OfferCard({ offer, readAt, isOpened }: OfferCardProps) {
  const texts = useTexts(offerTexts)
  const moments = useMoments()
  const goodsStates = useTexts(statusTexts)
  const [isOpen, setOpen] = useState(false)
  const taking = useTaking(offer._id)
  const card = useRef<HTMLElement>(null)
  const isShown = useIsShown()
  useEffect(() => {
    if (!isOpened || !isShown) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [isOpened, isShown])
  const left = useSecondsLeft(offer.secondsLeft === undefined ? null : readAt + offer.secondsLeft * 1000)
  const goods = offer.shopStatus && goodsStates[offer.shopStatus]
  const isOver = left === 0
  const away = [
    offer.pickupKm !== undefined && texts.pickupAway(formatDistance(offer.pickupKm)),
    offer.pickupMinutes !== undefined && texts.pickupIn(moments.duration(offer.pickupMinutes)),
  ].filter((word) => word !== false)
  return (
    <article
      ref={card}
      tabIndex={isOpened ? -1 : undefined}
      aria-label={offer.number}
      className={clsx(
        'rounded-card grid gap-3 border p-4 md:p-5',
        left === null ? 'border-line' : 'border-palm border-[1.5px]',
        isOpened ? 'bg-marigold/15' : 'bg-surface',
      )}
    >
      {isOpened && <p className="text-sm font-semibold">{texts.opened}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-quiet tabular-nums">
          {formatDistance(offer.distanceKm)} · {moments.duration(offer.durationMinutes)}
        </p>
        {goods && <Badge tone="neutral">{goods}</Badge>}
        {left !== null && (
          <p role="timer" className={clsx('font-semibold tabular-nums', isOver ? 'text-quiet' : 'text-palm')}>
            {texts.forYou} · {isOver ? texts.isOver : texts.secondsLeft(left)}
          </p>
        )}
      </div>
      {away.length > 0 && <p className="font-semibold">{away.join(', ')}</p>}
      <div className="text-lg font-semibold">
        <Places
          from={offer.vendorName ? `${offer.vendorName}, ${offer.pickup}` : offer.pickup}
          to={offer.dropoff}
          mapFrom={offer.pickupMapName}
          mapTo={offer.dropoffMapName}
        />
      </div>
      <PickupTime order={offer} className="font-semibold" />
      <ParcelSizeLine parcel={offer} className="text-quiet" />
      {offer.together && <p className="text-quiet">{texts.together(offer.together.length)}</p>}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <dl className="flex flex-wrap items-end gap-x-6 gap-y-2">
          {offer.earns !== undefined && (
            <div>
              <dt className="text-quiet text-sm">{texts.earns}</dt>
              <dd>
                <Money amount={offer.earns} className="font-head text-2xl font-bold" />
              </dd>
            </div>
          )}
          <div>
            <dt className="text-quiet text-sm">{offer.isPaidAtPickup ? texts.cashAtPickup : texts.cash}</dt>
            <dd>
              <Money
                amount={offer.cash}
                className={
                  offer.earns === undefined
                    ? 'font-head text-2xl font-bold'
                    : 'text-cash text-lg font-semibold'
                }
              />
            </dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            look="secondary"
            size="lg"
            className="max-sm:flex-auto max-sm:px-3!"
            {...OfferSheet.preloadWhenNear}
            onClick={() => setOpen(true)}
          >
            {texts.look}
          </Button>
          <Button
            size="lg"
            className="max-sm:flex-auto max-sm:px-3!"
            busy={taking.isTaking}
            notYet={isOver}
            onClick={taking.accept}
          >
            {texts.take}
          </Button>
        </div>
      </div>
      {taking.error !== null && !isOpen && <Alert>{taking.error}</Alert>}
      {isOpen && (
        <OfferSheet offer={offer} away={away} left={left} taking={taking} onClose={() => setOpen(false)} />
      )}
      <AlertDialog
        open={taking.gone !== null}
        title={taking.gone === 'taken' ? texts.taken : texts.gone}
        onAction={() => {
          setOpen(false)
          taking.leave()
        }}
      >
        {taking.gone === 'taken' ? texts.takenHint(offer.number) : texts.goneHint(offer.number)}
      </AlertDialog>
    </article>
  )
}
