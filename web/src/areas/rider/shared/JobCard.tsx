import { isEnded, isUnpaid, nextCashOf, type Order } from '@ozi/contract'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { statusTexts } from '~/languages/en/base/frame'
import { jobTexts } from '~/languages/en/rider/job'
import { waitingStepTexts } from '~/languages/en/rider/steps'
import { Places } from '~/order/Places'
import { carryingWord, goodsWord, statusTone } from '~/order/orderState'
import { Badge } from '~/ui/state/Badge'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { useStepsOf } from './steps/useSteps'
import { withSteps } from './steps/waitingSteps'

const BOX = 'rounded-card border-line bg-surface relative grid gap-3 border p-4 md:p-5'

/** A summary of a job; the whole card is a link. */
export const JobCard = memo(function JobCard({ job: confirmed }: { job: Order }) {
  const steps = useStepsOf(confirmed._id)
  const job = withSteps(confirmed, steps)
  const stepsWait = useTexts(waitingStepTexts)
  const texts = useTexts(riderFrameTexts)
  const words = useTexts(jobTexts)
  const states = useTexts(statusTexts)
  const goods = goodsWord(job)
  const cash = nextCashOf(job)
  const takesCash = !isUnpaid(job.status) && cash.amount > 0
  const goodsSaid = goods === null ? undefined : states[goods]
  return (
    <article className={`${BOX} hover:border-ink transition-colors`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-lg font-semibold tabular-nums">{job.number}</p>
        <span className="flex flex-wrap gap-2">
          {goodsSaid && <Badge tone="neutral">{goodsSaid}</Badge>}
          <Badge tone={statusTone(job.status)}>{states[carryingWord(job)]}</Badge>
          {steps.length > 0 && <Badge tone="wait">{stepsWait.badge}</Badge>}
        </span>
      </div>
      <Link
        to={`/rider/jobs/${job._id}`}
        className="after:rounded-card block text-lg font-semibold no-underline after:absolute after:inset-0"
      >
        <Places
          from={
            job.vendor ? `${job.vendor.name}, ${job.pickupLocation.placeName}` : job.pickupLocation.placeName
          }
          to={job.dropLocation.placeName}
          mapFrom={job.pickupLocation.mapName}
          mapTo={job.dropLocation.mapName}
        />
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        {isEnded(job.status) ? (
          <p className="text-quiet text-sm">
            {/* The badge already says that it was delivered. */}
            {job.deliveredAt ? <VisuallyHidden>{states.delivered}</VisuallyHidden> : texts.ordered}{' '}
            <DateTime
              at={job.deliveredAt ?? job.createdAt}
              style={job.deliveredAt ? 'spoken' : 'inSentence'}
            />
          </p>
        ) : (
          <span className="text-quiet text-sm">
            {takesCash
              ? cash.at === 'pickup'
                ? words.cashAtPickup
                : words.cash
              : job.paymentMethod === 'Transfer'
                ? words.transferShort
                : words.noCash}
          </span>
        )}
        <span className="ml-auto flex items-center gap-1">
          {takesCash && <Money amount={cash.amount} className="font-head text-xl font-bold" />}
          <ChevronRight size={20} className="text-quiet" />
        </span>
      </div>
    </article>
  )
})

/** A skeleton of a JobCard. */
export function JobCardSkeleton() {
  return (
    <div aria-hidden className={BOX}>
      <div className="flex justify-between gap-3">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-6 w-32 rounded-full!" />
      </div>
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="h-7 w-28 justify-self-end" />
    </div>
  )
}
