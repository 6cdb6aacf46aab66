import { DECLINE_REASONS, type Offer } from '@ozi/contract'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useTexts } from '~/language'
import { mapTexts } from '~/languages/en/account/map'
import { statusTexts } from '~/languages/en/base/frame'
import { riderMoveTexts } from '~/languages/en/rider/job'
import { declineTexts, offerTexts } from '~/languages/en/rider/offers'
import type { MapPin } from '~/map/mapContent'
import { MapView } from '~/map/MapView'
import { useWay } from '~/map/useWay'
import { Button } from '~/ui/button/Button'
import { Modal } from '~/ui/dialog/Modal'
import { Alert } from '~/ui/notice/Alert'
import { toast } from '~/ui/notice/toast'
import { useSecondsLeft } from '~/ui/text/useSecondsLeft'
import { CountdownRing } from './CountdownRing'
import { OfferMoney, OfferWay } from './OfferFacts'
import { dealtWith, dealWith, offerKeyOf } from './offersDealtWith'
import { useTaking } from './useTaking'

/** A thumb on its way to the page that is covered takes nothing. */
const SUDDEN_MS = 600

interface OfferScreenProps {
  readonly offer: Offer
  /** When the answer with this offer came, in milliseconds: the clock of the phone may differ from the server's. */
  readonly readAt: number
  /** It still waits for this rider. Once it does not, the screen closes, and a line says so. */
  readonly isWaiting: boolean
  /** It came by itself over what the rider was doing. */
  readonly isSudden?: boolean
  readonly onClose: () => void
}

/** An offer on the whole screen: its time, money, distance and way, to take, decline with a reason, or leave for later. */
export function OfferScreen({ offer, readAt, isWaiting, isSudden = false, onClose }: OfferScreenProps) {
  const texts = useTexts(offerTexts)
  const moves = useTexts(riderMoveTexts)
  const states = useTexts(statusTexts)
  const id = useId()
  const [isDeclining, setDeclining] = useState(false)
  const [isReady, setReady] = useState(!isSudden)
  const taking = useTaking(offer)
  const left = useSecondsLeft(offer.secondsLeft === undefined ? null : readAt + offer.secondsLeft * 1000)
  const goods = offer.shopStatus && states[offer.shopStatus]

  useEffect(() => {
    const timer = setTimeout(() => setReady(true), SUDDEN_MS)
    return () => clearTimeout(timer)
  }, [])
  // The answer to a tap says more than that the offer is gone.
  const isOver = (!isWaiting || left === 0) && !taking.isTaking && !taking.isDeclining
  const end = useEffectEvent(() => {
    if (!dealtWith.read().has(offerKeyOf(offer))) {
      toast.info(texts.gone, offer.number)
      dealWith(offer)
    }
    onClose()
  })
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  function leave() {
    dealWith(offer)
    onClose()
  }
  return (
    <Modal open onClose={leave} closeOnScrim={false} labelledBy={id} className="flex justify-center">
      <div className="bg-ground animate-rise flex h-full w-full max-w-xl flex-col">
        <header className="flex items-center gap-3 px-4 pt-3 md:px-6">
          {left !== null && <CountdownRing left={left} />}
          <div className="min-w-0 flex-1">
            <h2 id={id} tabIndex={-1} data-autofocus className="text-xl outline-none">
              {isDeclining ? texts.why : left === null ? offer.number : texts.forYou}
            </h2>
            <p className="text-quiet text-sm tabular-nums">
              {[left === null ? [] : offer.number, goods ?? []].flat().join(' · ')}
            </p>
          </div>
          <Button look="quiet" className="-mr-3.5 px-3.5!" onClick={leave}>
            {texts.later}
          </Button>
        </header>
        <div className="grid min-h-0 flex-1 content-start gap-3 overflow-y-auto overscroll-contain px-4 py-3 md:px-6">
          {taking.error !== null && <Alert>{taking.error}</Alert>}
          {isDeclining ? <Reasons taking={taking} /> : <Facts offer={offer} />}
        </div>
        <footer className="border-line grid grid-cols-[2fr_3fr] gap-2 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6">
          {isDeclining ? (
            <Button
              look="secondary"
              className="col-span-2 min-h-16 text-lg"
              onClick={() => setDeclining(false)}
            >
              {texts.back}
            </Button>
          ) : (
            <>
              <Button
                look="secondary"
                className="min-h-16 px-2! text-lg"
                notYet={!isReady}
                onClick={() => setDeclining(true)}
              >
                {texts.decline}
              </Button>
              <Button
                className="min-h-16 px-2! text-xl"
                busy={taking.isTaking}
                notYet={!isReady}
                onClick={taking.accept}
              >
                {moves.assigned}
              </Button>
            </>
          )}
        </footer>
      </div>
    </Modal>
  )
}

function Reasons({ taking }: { taking: ReturnType<typeof useTaking> }) {
  const reasons = useTexts(declineTexts)
  return (
    <>
      {DECLINE_REASONS.map((reason) => (
        <Button
          key={reason}
          look="secondary"
          size="lg"
          wide
          busy={taking.isDeclining}
          onClick={() => taking.decline(reason)}
        >
          {reasons[reason]}
        </Button>
      ))}
    </>
  )
}

function Facts({ offer }: { offer: Offer }) {
  const words = useTexts(mapTexts)
  const { pickup, dropoff, pickupCoordinates, dropoffCoordinates } = offer
  const { way, closed } = useWay(pickupCoordinates, dropoffCoordinates)
  const pins = useMemo(
    (): readonly MapPin[] => [
      { id: 'pickup', mark: 'ring', at: pickupCoordinates, label: words.pickup(pickup) },
      { id: 'dropoff', mark: 'pin', at: dropoffCoordinates, label: words.dropoff(dropoff) },
    ],
    [pickup, dropoff, pickupCoordinates, dropoffCoordinates, words],
  )
  return (
    <>
      <OfferMoney offer={offer} isLarge />
      <OfferWay offer={offer} />
      <MapView
        className="h-44"
        pins={pins}
        way={way}
        closed={closed}
        hint={closed.length > 0 ? words.closed : undefined}
      />
    </>
  )
}
