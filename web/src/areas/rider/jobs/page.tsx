import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { api } from '~/api'
import { textsNow, useTexts } from '~/language'
import { cashTexts, riderFrameTexts } from '~/languages/en/rider/frame'
import { dutyTexts } from '~/languages/en/rider/offers'
import { Money } from '~/ui/text/Money'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { GoOnDuty } from '../shared/duty/GoOnDuty'
import { useDuty } from '../shared/duty/useDuty'
import { JobList } from '../shared/JobList'
import { HELD_CASH } from '../shared/heldCash'

export const meta = () => [{ title: `${textsNow(riderFrameTexts).jobs} · Ozi` }]

/** A rider's running jobs. */
export default function Jobs() {
  const texts = useTexts(riderFrameTexts)
  const duty = useTexts(dutyTexts)
  const isOffDuty = useDuty()?.online === false
  return (
    <JobList
      filter="running"
      title={texts.jobs}
      above={<CashLink />}
      empty={
        <EmptyState
          art={<RiderOkada className="w-full" />}
          title={texts.noJob}
          action={isOffDuty ? <GoOnDuty /> : <LinkButton to="/rider/offers">{texts.seeWaiting}</LinkButton>}
        >
          {isOffDuty ? duty.whatOff : texts.noJobHint}
        </EmptyState>
      }
    />
  )
}

const HELD = 'font-head text-xl font-bold'

/** The cash the rider holds, as a link to the statement, which also says why if it cannot be had. */
function CashLink() {
  const texts = useTexts(cashTexts)
  const { data, isError } = useQuery(api.cash.ofRider.queryOptions({ input: HELD_CASH }))
  return (
    <Link
      to="/rider/cash"
      className="rounded-card border-line bg-surface hover:border-ink text-ink flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border px-4 py-3 no-underline transition-colors md:px-5"
    >
      <span className="text-quiet">{texts.held}</span>
      <div className="flex grow items-center justify-end gap-1">
        {data && <Money amount={data.cash.held} className={HELD} />}
        {!data && !isError && (
          <SkeletonOf>
            <Money amount={0} className={HELD} />
          </SkeletonOf>
        )}
        <ChevronRight size={20} className="text-quiet" />
      </div>
    </Link>
  )
}
