import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { EmptyState } from '~/ui/state/EmptyState'
import { textsNow, useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { OwnRating } from '~/order/OwnRating'
import { JobList } from '../shared/JobList'

export const meta = () => [{ title: `${textsNow(riderFrameTexts).done} · Ozi` }]

/** A rider's ended jobs: delivered, returned or cancelled; and what customers say. */
export default function Done() {
  const texts = useTexts(riderFrameTexts)
  return (
    <JobList
      filter="ended"
      title={texts.done}
      // How long the line about the ratings is, nobody knows before.
      isAboveSettled={!useQuery(api.ratings.own.queryOptions()).isPending}
      heading={<OwnRating />}
      empty={<EmptyState art={<RiderOkada className="w-full" />} title={texts.noneDone} />}
    />
  )
}
