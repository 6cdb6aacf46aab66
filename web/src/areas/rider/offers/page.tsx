import type { DutyEnd, Offer } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TellMe } from '~/account/notifications/TellMe'
import { api, refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { dutyTexts, offerTexts } from '~/languages/en/rider/offers'
import { useAddress } from '~/ui/address/useAddress'
import { Roundabout } from '~/ui/art/Roundabout'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { useOnline } from '~/ui/state/OfflineBanner'
import { CashLimit } from '../shared/CashLimit'
import { JobCardSkeleton } from '../shared/JobCard'
import { GoOnDuty } from '../shared/duty/GoOnDuty'
import { dealWith } from '../shared/offer/offersDealtWith'
import { GoneOffer } from './GoneOffer'
import { OfferCard } from './OfferCard'

const OfferScreen = lazyPart(async () => (await import('../shared/offer/OfferScreen')).OfferScreen)

export const meta = () => [{ title: `${textsNow(riderFrameTexts).offers} · Ozi` }]

/** Offers to the rider, and orders that any rider may take; the first to take one gets it. */
export default function Offers() {
  const texts = useTexts(offerTexts)
  const frame = useTexts(riderFrameTexts)
  const isOnline = useOnline()
  const { params } = useAddress()
  const query = useQuery({
    ...api.offers.list.queryOptions(),
    // Whether the one of a push is gone, only a fresh answer tells.
    refetchOnMount: params.has('offer') ? 'always' : true,
  })
  const { offers, status, cash } = query.data ?? {}
  const opened = useOpenedOffer(query.isFetchedAfterMount ? offers : undefined)
  const [looked, setLooked] = useState<Offer | null>(null)
  const isLooked = ({ _id }: Offer) => _id === looked?._id
  function look(offer: Offer) {
    // It does not come over this page once more.
    dealWith(offer)
    setLooked(offer)
  }
  const isOffDuty = status?.online === false && status.since !== undefined
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4" aria-busy={query.isPending}>
      <h1 className="text-3xl">{texts.title}</h1>
      {isOnline && query.error && <ErrorState title={refusalOf(query.error).message} query={query} />}
      {!isOnline && (
        <p className="rounded-control bg-wait-wash text-wait p-3 font-semibold">{texts.offline}</p>
      )}
      {query.isPending && isOnline && (
        <>
          <JobCardSkeleton />
          <JobCardSkeleton />
        </>
      )}
      {opened.isGone && <GoneOffer id={opened.id} onRead={opened.forget} />}
      {status?.online === false && <OffDuty endedBy={status.endedBy} />}
      <CashLimit cash={cash} />
      {offers?.length === 0 && !isOffDuty && (
        <EmptyState art={<Roundabout className="w-full" />} title={texts.none}>
          {frame.noJobHint}
        </EmptyState>
      )}
      {offers && offers.length > 0 && (
        <ul className="grid gap-3">
          {offers.map((offer) => (
            <li key={offer._id}>
              <OfferCard
                offer={offer}
                readAt={query.dataUpdatedAt}
                isOpened={offer._id === opened.id}
                onLook={() => look(offer)}
                preload={OfferScreen.preloadWhenNear}
              />
            </li>
          ))}
        </ul>
      )}
      {status?.online === true && <TellMe about="jobs" />}
      {looked && (
        <OfferScreen
          offer={offers?.find(isLooked) ?? looked}
          readAt={query.dataUpdatedAt}
          isWaiting={offers?.some(isLooked) === true}
          onClose={() => setLooked(null)}
        />
      )}
    </div>
  )
}

/** For a rider who is off duty, or has never decided. */
function OffDuty({ endedBy }: { endedBy: DutyEnd | undefined }) {
  const texts = useTexts(dutyTexts)
  return (
    <section
      aria-labelledby="go-on-duty"
      className="rounded-card border-palm bg-palm-wash grid gap-3 border-[1.5px] p-4"
    >
      <div className="grid gap-1">
        <h2 id="go-on-duty" className="text-lg">
          {texts.off}
        </h2>
        {endedBy && <p className="font-semibold">{texts.gaveBackOften}</p>}
        <p>{texts.whatOff}</p>
      </div>
      <GoOnDuty />
    </section>
  )
}

/**
 * The offer that a push was about, by the page's address.
 * @param offers undefined until they are fresh: what was fetched earlier does not know it
 * @returns its id, '' for none; and whether it was gone already when the rider came to read it
 */
function useOpenedOffer(offers: readonly Offer[] | undefined) {
  const { params, change } = useAddress()
  const id = params.get('offer') ?? ''
  const [seenId, setSeenId] = useState('')
  const isThere = offers?.some(({ _id }) => _id === id) === true
  if (isThere && seenId !== id) setSeenId(id)
  return {
    id,
    // One that was here ends before the rider's eyes, or is taken or declined by them.
    isGone: id !== '' && offers !== undefined && !isThere && seenId !== id,
    forget: () => void change({ offer: '' }),
  }
}
