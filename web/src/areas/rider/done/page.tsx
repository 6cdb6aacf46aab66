import { RiderOkada } from '~/ui/art/RiderOkada'
import { EmptyState } from '~/ui/EmptyState'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/rider/frame'
import { JobList } from '../shared/JobList'

export const meta = () => [{ title: `${frameTexts.done} · Ozi` }]

/** A rider's ended jobs: delivered, returned or cancelled. */
export default function Done() {
  const texts = useTexts(frameTexts)
  return (
    <JobList
      filter="ended"
      title={texts.done}
      empty={
        <EmptyState art={<RiderOkada className="w-full" />} title={texts.noneDone}>
          {texts.noneDoneHint}
        </EmptyState>
      }
    />
  )
}
