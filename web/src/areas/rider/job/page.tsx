import { isCarried, isEnded, type OrderDetail } from '@ozi/contract'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { statusTexts } from '~/languages/en/base/frame'
import { jobTexts } from '~/languages/en/rider/job'
import { OrderMap } from '~/order/OrderMap'
import { carryingWord, goodsWord, progressOf, statusTone } from '~/order/orderState'
import { useOrder } from '~/order/useOrder'
import { HelpWithOrder } from '~/support/HelpWithOrder'
import { useWait } from '~/order/useWait'
import { BackLink } from '~/ui/button/BackLink'
import { LostRoad } from '~/ui/art/LostRoad'
import { Badge } from '~/ui/state/Badge'
import { LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { useMoments } from '~/ui/text/useMoments'
import { useOnline } from '~/ui/state/OfflineBanner'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { Skeleton } from '~/ui/state/Skeleton'
import { useStepsOf } from '../shared/steps/useSteps'
import { WaitingList } from '../shared/steps/WaitingList'
import { withSteps } from '../shared/steps/waitingSteps'
import { NextPlace } from './NextPlace'
import { OtherPlace } from './OtherPlace'
import { Parcel } from './Parcel'
import { StepBar } from './StepBar'
import { TransferAtDoor } from './TransferAtDoor'
import { WaitAtDoor } from './WaitAtDoor'

export const meta = () => [{ title: `${textsNow(jobTexts).title('').trim()} · Ozi` }]

/** One job: the next place, whom to call, the package, and the next move. */
export default function JobPage() {
  const { orderId = '' } = useParams()
  const isOnline = useOnline()
  const texts = useTexts(jobTexts)
  const { jobs } = useTexts(riderFrameTexts)
  const { query, order, isNotFound, error } = useOrder(orderId)
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4" aria-busy={order === null}>
      <BackLink to="/rider">{jobs}</BackLink>
      {isNotFound && (
        <EmptyState
          art={<LostRoad className="w-full" />}
          title={texts.notFound}
          action={<LinkButton to="/rider">{jobs}</LinkButton>}
        >
          {texts.notFoundHint}
        </EmptyState>
      )}
      {error && (order === null || isOnline) && <ErrorState title={refusalOf(error).message} query={query} />}
      {order && <Job key={order._id} order={order} />}
      {order === null && error === null && !isNotFound && <JobSkeleton />}
    </div>
  )
}

function Job({ order: confirmed }: { order: OrderDetail }) {
  const texts = useTexts(jobTexts)
  const states = useTexts(statusTexts)
  const moments = useMoments()
  const steps = useStepsOf(confirmed._id)
  const order = useMemo(() => withSteps(confirmed, steps), [confirmed, steps])
  const goods = goodsWord(order)
  const goodsSaid = goods === null ? undefined : states[goods]
  const deadline = order.status === 'assigned' ? order.deadline : undefined
  const wait = useWait(order)
  return (
    <>
      <title>{`${texts.title(order.number)} · Ozi`}</title>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl tabular-nums">{order.number}</h1>
          <Badge tone={statusTone(order.status)}>{states[carryingWord(order)]}</Badge>
          {goodsSaid && <Badge tone="neutral">{goodsSaid}</Badge>}
        </div>
        <RouteProgress done={progressOf(order)} label={states[carryingWord(order)]} className="mt-2 w-full" />
        {deadline && (
          <p className="text-wait mt-2 font-semibold">{texts.setOutBy(moments.date(deadline.at, 'time'))}</p>
        )}
        {wait && <WaitAtDoor order={order} wait={wait} />}
      </div>
      <WaitingList steps={steps} />
      {isCarried(order.status) && <TransferAtDoor order={order} />}
      {!isEnded(order.status) && (
        <>
          <NextPlace order={order} />
          <OrderMap order={order} />
        </>
      )}
      <Parcel order={order} />
      <OtherPlace order={order} />
      <HelpWithOrder orderId={order._id} />
      <StepBar order={order} waiting={steps} wait={wait} />
    </>
  )
}

function JobSkeleton() {
  return (
    <>
      <Skeleton className="h-10 w-48" />
      <Skeleton className="rounded-card! h-64" />
      <Skeleton className="rounded-card! h-28" />
    </>
  )
}
