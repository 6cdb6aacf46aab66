import { RiderOkada } from '~/ui/art/RiderOkada'
import { EmptyState } from '~/ui/EmptyState'
import { JobList } from '../shared/JobList'
import { riderTexts as texts } from '../shared/texts'

export const meta = () => [{ title: `${texts.done} · Ozi` }]

/** A rider's ended jobs: delivered, returned or cancelled. */
export default function Done() {
  return (
    <JobList
      filter="ended"
      title={texts.done}
      empty={
        <EmptyState art={<RiderOkada className="w-full" />} title="Nothing done yet">
          Every job you deliver or bring back is listed here.
        </EmptyState>
      }
    />
  )
}
