import type { Offer } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '~/api'
import { useStore } from '~/browser/useStore'
import { useTexts } from '~/language'
import { offerTexts } from '~/languages/en/rider/offers'
import { newsMuted } from '~/live/announce/muted'
import { useAlarm } from '~/live/announce/useAlarm'
import { useAddress } from '~/ui/address/useAddress'
import { openModals } from '~/ui/dialog/Modal'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { useNow } from '~/ui/text/useNow'
import { dealtWith, offerKeyOf } from './offersDealtWith'

const OfferScreen = lazyPart(async () => (await import('./OfferScreen')).OfferScreen)

/**
 * What is offered to this rider covers whatever page is open, one offer after the other, and rings, until it is
 * answered, left for later or gone. Over an open dialog, in which a code may be typed, it is a line that opens it.
 */
export function OfferAlert() {
  const texts = useTexts(offerTexts)
  const { data, dataUpdatedAt: readAt } = useQuery(api.offers.list.queryOptions())
  const opened = useAddress().params.get('offer')
  const answered = useStore(dealtWith)
  const modals = useStore(openModals)
  const [shown, setShown] = useState<Offer | null>(null)
  const offered = data?.offers.filter(({ secondsLeft }) => secondsLeft !== undefined) ?? []
  const now = useNow(offered.length > 0 ? 500 : null)
  const waiting = offered.filter(
    (offer) => !answered.has(offerKeyOf(offer)) && readAt + (offer.secondsLeft ?? 0) * 1000 > now,
  )
  const next = waiting.find(({ _id }) => _id === opened) ?? waiting[0]
  useAlarm(waiting.length, newsMuted)
  const isOnDuty = data?.status.online === true
  useEffect(() => {
    if (isOnDuty) OfferScreen.preload()
  }, [isOnDuty])

  const over = modals.at(-1)
  if (shown === null && next && !over) setShown(next)
  const current = waiting.find((offer) => shown !== null && offerKeyOf(offer) === offerKeyOf(shown))
  return (
    <>
      {shown && (
        <OfferScreen
          key={offerKeyOf(shown)}
          offer={current ?? shown}
          readAt={readAt}
          isWaiting={current !== undefined}
          isSudden
          onClose={() => setShown(null)}
          fallback={null}
        />
      )}
      {shown === null &&
        next &&
        over &&
        createPortal(
          <button
            type="button"
            // The field in which the rider types keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(next)}
            className="bg-marigold text-on-marigold shadow-lift fixed inset-x-0 top-0 z-10 flex min-h-12 items-center justify-center gap-2 px-4 font-bold"
          >
            <BellRing size={20} className="shrink-0 stroke-2" />
            <span className="underline underline-offset-4">{texts.forYou}</span>
          </button>,
          over,
        )}
    </>
  )
}
