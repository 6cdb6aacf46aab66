import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { EmptyState } from '~/ui/EmptyState'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/rider/frame'
import { workTexts } from '~/languages/en/rider/work'
import { OwnRating } from '~/order/OwnRating'
import { JobList } from '../shared/JobList'
import { Earnings } from './Earnings'
import { Work } from './Work'

export const meta = () => [{ title: `${frameTexts.done} · Ozi` }]

/** A rider's ended jobs: delivered, returned or cancelled. */
export default function Done() {
  const texts = useTexts(frameTexts)
  const isPending = useQuery(api.orders.workOfRider.queryOptions()).isPending
  return (
    <JobList
      filter="ended"
      title={texts.done}
      above={<Above isPending={isPending} />}
      isAbovePending={isPending}
      empty={
        <EmptyState art={<RiderOkada className="w-full" />} title={texts.noneDone}>
          {texts.noneDoneHint}
        </EmptyState>
      }
    />
  )
}

/** @param isPending how many days and weeks there are is not known yet, so what follows them waits */
function Above({ isPending }: { isPending: boolean }) {
  const texts = useTexts(workTexts)
  return (
    <>
      <Earnings />
      <Work />
      {!isPending && (
        <>
          <OwnRating />
          <h2 className="mt-3 text-xl">{texts.allJobs}</h2>
        </>
      )}
    </>
  )
}
