import { RiderOkada } from '~/ui/art/RiderOkada'
import { EmptyState } from '~/ui/EmptyState'
import { JobList } from '../shared/JobList'
import { riderTexts as texts } from '../shared/texts'

export const meta = () => [{ title: `${texts.done} · Ozi` }]

/** What a rider has delivered. */
export default function Done() {
  return (
    <JobList
      filter="completed"
      title={texts.done}
      empty={
        <EmptyState art={<RiderOkada className="w-full" />} title="Nothing delivered yet">
          Every job you deliver is listed here.
        </EmptyState>
      }
    />
  )
}
