import type { Offer } from '@ozi/contract'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { riderMoveTexts } from '~/languages/en/rider/job'
import { offerTexts } from '~/languages/en/rider/offers'
import { Alert } from '~/ui/notice/Alert'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { useIsShown } from '~/ui/state/RevealWhen'
import { useSecondsLeft } from '~/ui/text/useSecondsLeft'
import { OfferMoney, OfferWay } from '../shared/offer/OfferFacts'
import { useTaking } from '../shared/offer/useTaking'

interface OfferCardProps {
  readonly offer: Offer
  /** When the answer with this offer came, in milliseconds: the clock of the phone may differ from the server's. */
  readonly readAt: number
  /** Whether the rider came by the push about it: it is scrolled to, focused and marked. */
  readonly isOpened: boolean
  /** Shows it on the whole screen. */
  readonly onLook: () => void
  /** What loads the script of that screen. */
  readonly preload: object
}

/** An order waiting for a rider: how long it is offered, how far it is, its cash, and the buttons. */
export function OfferCard({ offer, readAt, isOpened, onLook, preload }: OfferCardProps) {
  const texts = useTexts(offerTexts)
  const moves = useTexts(riderMoveTexts)
  const states = useTexts(statusTexts)
  const taking = useTaking(offer)
  const card = useRef<HTMLElement>(null)
  const isShown = useIsShown()
  useEffect(() => {
    if (!isOpened || !isShown) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [isOpened, isShown])
  const left = useSecondsLeft(offer.secondsLeft === undefined ? null : readAt + offer.secondsLeft * 1000)
  const goods = offer.shopStatus && states[offer.shopStatus]
  const isOver = left === 0
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
      {(goods !== undefined || left !== null) && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          {left !== null && (
            <p
              role="timer"
              className={clsx('font-semibold tabular-nums', isOver ? 'text-quiet' : 'text-palm')}
            >
              {texts.forYou} · {isOver ? texts.isOver : texts.secondsLeft(left)}
            </p>
          )}
          {goods && <Badge tone="neutral">{goods}</Badge>}
        </div>
      )}
      <OfferWay offer={offer} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <OfferMoney offer={offer} />
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button
            look="secondary"
            size="lg"
            className="max-sm:flex-auto max-sm:px-3!"
            {...preload}
            onClick={onLook}
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
            {moves.assigned}
          </Button>
        </div>
      </div>
      {taking.error !== null && <Alert>{taking.error}</Alert>}
    </article>
  )
}
