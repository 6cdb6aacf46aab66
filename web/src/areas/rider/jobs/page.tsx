import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'
import { JobList } from '../shared/JobList'
import { CashLink } from './CashLink'
import { riderTexts as texts } from '../shared/texts'

export const meta = () => [{ title: `${texts.jobs} · Ozi` }]

/** A rider's running jobs. */
export default function Jobs() {
  return (
    <JobList
      filter="running"
      title={texts.jobs}
      above={<CashLink />}
      empty={
        <EmptyState
          art={<RiderOkada className="w-full" />}
          title="You have no job right now"
          action={<LinkButton to="/rider/offers">See what is waiting</LinkButton>}
        >
          The office may give you one, or you can take one that is waiting.
        </EmptyState>
      }
    />
  )
}
