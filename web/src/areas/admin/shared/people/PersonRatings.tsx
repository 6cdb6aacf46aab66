import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '~/api'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { adminTexts } from '../texts'
import { loadErrorReason } from '../loadError'
import { RatingLine } from '../ratings/RatingLine'
import { ratingsTexts as texts } from '../ratings/texts'

/** Customers' ratings of a rider or a shop: the average and the latest, with their reasons. */
export function PersonRatings({ personId }: { personId: string }) {
  const titleId = useId()
  const query = useQuery(api.ratings.ofPerson.queryOptions({ input: { id: personId } }))
  const { data, error } = query
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="mb-2 text-base">
        {texts.title}
      </h3>
      {error && !data && <ErrorState title={adminTexts.loadFailed(loadErrorReason(error))} query={query} />}
      {query.isPending && (
        <div role="status" aria-label={texts.loading}>
          <SkeletonLines lines={2} />
        </div>
      )}
      {data?.totals === null && <p className="text-quiet">{texts.none}</p>}
      {data?.totals && (
        <>
          <p className="font-semibold tabular-nums">
            {texts.average(data.totals.average.toFixed(1), data.totals.count)}
          </p>
          <ul className="divide-line mt-1 divide-y">
            {data.latest.map((rating) => (
              <li key={rating.order._id} className="py-2.5">
                <RatingLine rating={rating}>
                  <span className="tabular-nums">{texts.order(rating.order.number)}</span>
                </RatingLine>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
