import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { EmptyState } from '~/ui/state/EmptyState'
import { useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { workTexts } from '~/languages/en/rider/work'
import { OwnRating } from '~/order/OwnRating'
import { JobList } from '../shared/JobList'
import { Earnings } from './Earnings'
import { Work } from './Work'

export const meta = () => [{ title: `${riderFrameTexts.done} · Ozi` }]

/** A rider's ended jobs: delivered, returned or cancelled. */
export default function Done() {
  const texts = useTexts(riderFrameTexts)
  const { allJobs } = useTexts(workTexts)
  // How many days and weeks there are, and how long the line about the ratings is, nobody knows before.
  const isWorkPending = useQuery(api.orders.workOfRider.queryOptions()).isPending
  const isRatingPending = useQuery(api.ratings.own.queryOptions()).isPending
  return (
    <JobList
      filter="ended"
      title={texts.done}
      above={
        <>
          <Earnings />
          <Work />
        </>
      }
      isAboveSettled={!isWorkPending && !isRatingPending}
      heading={
        <>
          <OwnRating />
          <h2 className="mt-3 text-xl">{allJobs}</h2>
        </>
      }
      empty={
        <EmptyState art={<RiderOkada className="w-full" />} title={texts.noneDone}>
          {texts.noneDoneHint}
        </EmptyState>
      }
    />
  )
}
