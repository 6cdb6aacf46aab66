import { FOLLOWED_STATUSES, type PositionConsent } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MapPin, MapPinOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { sharingTexts } from '~/languages/en/rider/frame'
import { readToken } from '~/api/token'
import { Unreachable } from '~/api/transport'
import { useSession } from '~/session'
import { Button } from '~/ui/Button'
import { useDuty } from './useDuty'
import { useRunningJobs } from './useJobsAtHand'
import { createPositionQueue } from './positionQueue'
import { type PositionTrouble, watchPositions } from './watchPositions'

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, className: 'shrink-0' } as const

/**
 * Shares the rider's position while there is a job or duty, and consent. Says so on each page, with a switch; asks for
 * consent at the first duty or job. Renders nothing without either.
 */
export function PositionSharing() {
  const jobs = useRunningJobs()
  const hasJob =
    jobs?.some(({ status }) => (FOLLOWED_STATUSES as readonly string[]).includes(status)) ?? false
  const isOnDuty = useDuty()?.online === true
  const isOfUse = hasJob || isOnDuty
  const consent = useQuery({ ...api.following.read.queryOptions(), enabled: isOfUse }).data?.data
  const isShared = isOfUse && consent?.isGiven === true
  const trouble = usePositions(isShared)
  if (!isOfUse || consent === undefined) return null
  return <Sharing consent={consent} trouble={trouble} />
}

/** Sends positions while `isShared`. @returns why there are none */
function usePositions(isShared: boolean): PositionTrouble | null {
  const queries = useQueryClient()
  const [trouble, setTrouble] = useState<PositionTrouble | null>(null)
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
        return (await client.following.send({ locations })).data
      },
      ended: () => {
        void queries.invalidateQueries({ queryKey: api.following.read.key() })
        void queries.invalidateQueries({ queryKey: api.orders.listOfRider.key() })
      },
    })
    const stop = watchPositions({
      geolocation: 'geolocation' in navigator ? navigator.geolocation : null,
      found: queue.add,
      trouble: setTrouble,
    })
    const { flush } = queue
    window.addEventListener('online', flush)
    return () => {
      stop()
      queue.stop()
      window.removeEventListener('online', flush)
      setTrouble(null)
    }
  }, [isShared, queries, accountId, token])
  return trouble
}

function Sharing({ consent, trouble }: { consent: PositionConsent; trouble: PositionTrouble | null }) {
  const texts = useTexts(sharingTexts)
  const queries = useQueryClient()
  const deciding = useMutation(
    api.following.update.mutationOptions({
      onSuccess: (decided) => queries.setQueryData(api.following.read.queryKey(), decided),
    }),
  )
  const decide = (isGiven: boolean) => deciding.mutate({ isGiven })
  const failure = deciding.error && (
    <p role="alert" className="text-bad w-full font-medium">
      {refusalOf(deciding.error).message}
    </p>
  )
  if (consent === null) {
    return (
      <Box labelledBy="share-position">
        <div className="grid gap-1">
          <h2 id="share-position" className="flex items-center gap-2 text-lg">
            <MapPin {...ICON} /> {texts.ask}
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
        {failure}
      </Box>
    )
  }
  const { isGiven } = consent
  return (
    <section
      aria-label={texts.label}
      className="mx-auto mb-3 flex w-full max-w-2xl flex-wrap items-center gap-x-3 text-sm"
    >
      <p role="status" className="flex min-w-0 flex-1 basis-40 items-center gap-2 font-semibold">
        {isGiven && trouble === null ? <MapPin {...ICON} /> : <MapPinOff {...ICON} />}
        <span>{!isGiven ? texts.off : trouble === null ? texts.on : texts[trouble]}</span>
      </p>
      <Button look="quiet" busy={deciding.isPending} onClick={() => decide(!isGiven)}>
        {isGiven ? texts.stop : texts.share}
      </Button>
      {failure}
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
