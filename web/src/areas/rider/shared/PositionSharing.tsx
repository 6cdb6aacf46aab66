import { TRACKED_STATUSES, type Order, type PositionConsent } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { MapPin, MapPinOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { sharingTexts } from '~/languages/en/rider/frame'
import { readToken } from '~/api/token'
import { Unreachable } from '~/api/transport'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { useRunningJobs } from './useJobsAtHand'
import { createPositionQueue } from './positionQueue'
import { type PositionError, watchPositions } from './watchPositions'

/**
 * Shares the rider's position while there is a job or duty, and consent. Says so on each page, with a switch; asks for
 * consent at the first duty or job. Says nothing without either. The page below appears once that is known, so that
 * nothing pushes it down.
 */
export function PositionSharing({ children }: { children: ReactNode }) {
  const { isOfUse, consent, isKnown } = useSharing()
  const error = usePositions(isOfUse && consent?.isGiven === true)
  return (
    <>
      {isOfUse && consent !== undefined && <Sharing consent={consent} error={error} />}
      <RevealWhen ready={isKnown}>{children}</RevealWhen>
    </>
  )
}

/** Everything is asked for at once: one answer after the other would keep the page waiting. */
function useSharing() {
  const isRendered = useRenderedAt() !== null
  const jobs = useRunningJobs()
  const offers = useQuery(api.offers.list.queryOptions())
  const consent = useQuery(api.riderTracking.read.queryOptions())
  const isTracked = ({ status }: Order) => (TRACKED_STATUSES as readonly string[]).includes(status)
  const isOfUse = jobs.data?.some(isTracked) === true || offers.data?.status.online === true
  return {
    isOfUse,
    consent: consent.data?.data,
    isKnown:
      // Without a script nothing would make the page appear.
      isRendered || (isOfUse ? isSettled(consent) : isSettled(jobs) && isSettled(offers)),
  }
}

/** Whether a call has answered, or failed once: without a network nobody waits for its repeats. */
const isSettled = ({ data, failureReason }: Pick<UseQueryResult, 'data' | 'failureReason'>) =>
  data !== undefined || failureReason !== null

/** Sends positions while `isShared`. @returns why there are none */
function usePositions(isShared: boolean): PositionError | null {
  const queries = useQueryClient()
  const [error, setError] = useState<PositionError | null>(null)
  const session = useSession()
  const accountId = session?.data?._id
  const token = session?.token
  useEffect(() => {
    if (!isShared || accountId === undefined) return
    const queue = createPositionQueue({
      accountId,
      send: async (locations) => {
        // They are sent in the name of the session, which may be another's by now.
        if (readToken() !== token) throw new Unreachable('another session')
        return (await client.riderTracking.send({ locations })).data
      },
      ended: () => {
        void queries.invalidateQueries({ queryKey: api.riderTracking.read.key() })
        void queries.invalidateQueries({ queryKey: api.orders.listOfRider.key() })
      },
    })
    const stop = watchPositions({
      geolocation: 'geolocation' in navigator ? navigator.geolocation : null,
      found: queue.add,
      onError: setError,
    })
    const { flush } = queue
    window.addEventListener('online', flush)
    return () => {
      stop()
      queue.stop()
      window.removeEventListener('online', flush)
      setError(null)
    }
  }, [isShared, queries, accountId, token])
  return error
}

const STATES = ['on', 'off', 'denied', 'unavailable'] as const

function Sharing({ consent, error }: { consent: PositionConsent; error: PositionError | null }) {
  const texts = useTexts(sharingTexts)
  const queries = useQueryClient()
  const deciding = useMutation(
    api.riderTracking.update.mutationOptions({
      onSuccess: (decided) => queries.setQueryData(api.riderTracking.read.queryKey(), decided),
    }),
  )
  const decide = (isGiven: boolean) => deciding.mutate({ isGiven })
  const alert = deciding.error && <Alert className="w-full">{refusalOf(deciding.error).message}</Alert>
  if (consent === null) {
    return (
      <Box labelledBy="share-position">
        <div className="grid gap-1">
          <h2 id="share-position" className="flex items-center gap-2 text-lg">
            <MapPin size={20} className="shrink-0" /> {texts.ask}
          </h2>
          <p>{texts.why}</p>
          <p className="text-quiet text-sm">{texts.what}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button busy={deciding.isPending} onClick={() => decide(true)}>
            {texts.share}
          </Button>
          <Button look="quiet" onClick={() => decide(false)}>
            {texts.notNow}
          </Button>
        </div>
        {alert}
      </Box>
    )
  }
  const { isGiven } = consent
  const said = isGiven ? (error ?? 'on') : 'off'
  return (
    <section
      aria-label={texts.label}
      className="mx-auto mb-3 flex w-full max-w-2xl flex-wrap items-center gap-x-3 text-sm"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-32 items-center gap-2 font-semibold">
        {said === 'on' ? (
          <MapPin size={20} className="shrink-0" />
        ) : (
          <MapPinOff size={20} className="shrink-0" />
        )}
        {/* As high as the longest: what the phone finds out comes late, and must not move the page. */}
        <span className="grid items-center *:[grid-area:1/1]">
          <span key={said}>{texts[said]}</span>
          {STATES.filter((each) => each !== said).map((each) => (
            <span key={each} aria-hidden className="invisible">
              {texts[each]}
            </span>
          ))}
        </span>
      </p>
      <Button
        look="quiet"
        className="-mr-3.5 px-3.5!"
        busy={deciding.isPending}
        onClick={() => decide(!isGiven)}
      >
        {isGiven ? texts.stop : texts.shareAgain}
      </Button>
      {alert}
    </section>
  )
}

function Box({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={labelledBy}
      className="rounded-card border-palm bg-palm-wash mx-auto mb-4 grid w-full max-w-2xl gap-3 border-[1.5px] p-4"
    >
      {children}
    </section>
  )
}
