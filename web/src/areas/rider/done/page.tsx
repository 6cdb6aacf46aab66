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
  return (
    <JobList
      filter="ended"
      title={texts.done}
      above={<Above />}
      empty={
        <EmptyState art={<RiderOkada className="w-full" />} title={texts.noneDone}>
          {texts.noneDoneHint}
        </EmptyState>
      }
    />
  )
}

function Above() {
  const texts = useTexts(workTexts)
  return (
    <>
      <Earnings />
      <Work />
      <OwnRating />
      <h2 className="mt-3 text-xl">{texts.allJobs}</h2>
    </>
  )
}
