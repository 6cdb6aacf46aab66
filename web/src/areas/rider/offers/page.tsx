import type { Offer } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { Roundabout } from '~/ui/art/Roundabout'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorState } from '~/ui/ErrorState'
import { JobCardSkeleton } from '../shared/JobCard'
import { riderTexts as texts } from '../shared/texts'
import { OfferCard } from './OfferCard'

/** The polling interval while the socket is disconnected. */
const ASK_EVERY_MS = 20_000

export const meta = () => [{ title: `${texts.offers} · Ozi` }]

/** Orders waiting for a rider; the first rider to take one gets it. */
export default function Offers() {
  const query = useQuery({ ...api.offers.list.queryOptions(), refetchInterval: ASK_EVERY_MS })
  const offers: readonly Offer[] | undefined = query.data?.offers
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4" aria-busy={query.isPending}>
      <div>
        <h1 className="text-3xl">Waiting for a rider</h1>
        <p className="text-quiet mt-1">The job that has waited longest comes first.</p>
      </div>
      {query.error && (
        <ErrorState
          title={refusalOf(query.error).message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isPending && (
        <>
          <JobCardSkeleton />
          <JobCardSkeleton />
        </>
      )}
      {offers?.length === 0 && (
        <EmptyState art={<Roundabout className="w-full" />} title="Nothing is waiting">
          New jobs appear here by themselves.
        </EmptyState>
      )}
      {offers && offers.length > 0 && (
        <ul className="grid gap-3">
          {offers.map((offer) => (
            <li key={offer._id}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
