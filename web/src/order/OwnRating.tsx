import { useQuery } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { ownRatingTexts } from '~/languages/en/account/rating'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { Skeleton } from '~/ui/state/Skeleton'
import { StarsShown } from '~/ui/field/Stars'

/** Customers' rating of the rider or shop that looks: the average, once there are enough ratings. */
export function OwnRating() {
  const texts = useTexts(ownRatingTexts)
  const query = useQuery(api.ratings.own.queryOptions())
  const { data, error } = query
  if (error && !data) {
    return (
      <ErrorState title={texts.failed} query={query}>
        {refusalOf(error).message}
      </ErrorState>
    )
  }
  return (
    <Card as="section" title={texts.title}>
      {!data ? (
        <Skeleton className="h-9" />
      ) : data.average === null ? (
        <p className="flex min-h-9 items-center">{data.count === 0 ? texts.none : texts.soon(data.count)}</p>
      ) : (
        <p className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-head text-2xl font-bold tabular-nums">{data.average.toFixed(1)}</span>
          <StarsShown stars={data.average} label={texts.average(data.average.toFixed(1))} />
          <span className="text-quiet tabular-nums">{texts.from(data.count)}</span>
        </p>
      )}
    </Card>
  )
}
