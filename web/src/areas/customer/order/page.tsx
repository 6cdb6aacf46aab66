import { isScheduled, type OrderDetail } from '@ozi/contract'
import { Radio } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useParams } from 'react-router'
import { refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { hintTexts } from '~/languages/en/customer/deliveryLive'
import { codeTexts, orderKindTexts, orderTexts } from '~/languages/en/account/order'
import { statusTexts } from '~/languages/en/base/frame'
import { BackLink } from '~/ui/button/BackLink'
import { LostRoad } from '~/ui/art/LostRoad'
import { Badge } from '~/ui/state/Badge'
import { LinkButton } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { RouteTimeline } from '~/ui/line/RouteTimeline'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { useMoments } from '~/ui/text/useMoments'
import { Skeleton, SkeletonLines } from '~/ui/state/Skeleton'
import { carryingWord, goodsWord, isFailed, isOnItsWay, isRunning, statusTone } from '~/order/orderState'
import { Arrival } from '~/order/Arrival'
import { PickupTime } from '~/order/PickupTime'
import { RiderWaits } from '~/order/RiderWaits'
import { hintOf } from '../shared/orders/hintOf'
import { FailedDelivery } from '../shared/orders/FailedDelivery'
import { HandOverCodes, NextCode } from '../shared/orders/HandOverCodes'
import { OrderMap } from '~/order/OrderMap'
import { StepDetail } from '~/order/StepDetail'
import { isPaidFirst } from './isPaidFirst'
import { COLUMN } from './layout'
import { OrderPeople } from './OrderPeople'
import { timelineOf } from '~/order/orderTimeline'
import { useOrder } from '~/order/useOrder'
import { useRiderMoves } from '~/order/useRiderMoves'

export function meta() {
  return [{ title: `${textsNow(orderTexts).plainTitle} · Ozi` }]
}

const OfferPasskey = lazyPart(async () => (await import('~/account/passkeys/OfferPasskey')).default)
const TellMe = lazyPart(async () => (await import('~/account/notifications/TellMe')).TellMe)
const loadRest = () => import('./rest')
type Rest = Awaited<ReturnType<typeof loadRest>>

/** Whether a part of the rest stands above the others: then they wait for it, so that nothing moves. */
const beginsWithRest = (order: OrderDetail) =>
  order.askedAt !== undefined || isPaidFirst(order) || order.status === 'delivered'

/** One order: state, codes, people, places, fare, and the possible actions. */
export default function OrderPage() {
  const texts = useTexts(orderTexts)
  const { orderId = '' } = useParams()
  const { query, order, isNotFound, error } = useOrder(orderId)
  const title = useRef<HTMLHeadingElement>(null)
  const rest = useLoaded(loadRest, true)
  const shown = order !== null && (rest !== null || !beginsWithRest(order)) ? order : null
  useRiderMoves(orderId)
  if (isNotFound) return <NoSuchOrder />
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy={shown === null && error === null}>
      <div>
        <BackLink to="/dashboard/orders">{texts.allOrders}</BackLink>
        {shown ? <Title order={shown} headingRef={title} /> : <TitleSkeleton hasFailed={error !== null} />}
      </div>
      {error && (
        <ErrorState title={texts.failed} query={query}>
          {refusalOf(error).message} {order && texts.earlier}
        </ErrorState>
      )}
      {shown && <FailedDelivery key={shown._id} order={shown} next={title} />}
      {shown && rest && <rest.WaitOrCancel order={shown} />}
      {shown && <Detail order={shown} rest={rest} />}
      {shown && isRunning(shown) && <TellMe about="order" fallback={null} />}
      {shown?.status === 'delivered' && <OfferPasskey fallback={null} />}
      {shown === null && error === null && <DetailSkeleton />}
    </div>
  )
}

function Title({
  order,
  headingRef,
}: {
  order: OrderDetail
  headingRef: RefObject<HTMLHeadingElement | null>
}) {
  const texts = useTexts(orderTexts)
  const words = useTexts(statusTexts)
  const kinds = useTexts(orderKindTexts)
  const hints = useTexts(hintTexts)
  const goods = goodsWord(order)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 ref={headingRef} tabIndex={-1} className="text-3xl wrap-anywhere tabular-nums">
          {texts.title(order.number)}
        </h1>
        <span className="flex flex-wrap gap-2 *:whitespace-normal">
          {goods !== null && <Badge tone="wait">{words[goods]}</Badge>}
          <Badge tone={statusTone(order.status)}>{words[carryingWord(order)]}</Badge>
        </span>
      </div>
      <p className="text-quiet mt-1 flex flex-wrap gap-x-3 max-md:text-sm">
        <span>{kinds[order.kind]}</span> <DateTime at={order.createdAt} />
      </p>
      {isRunning(order) && !isFailed(order.status) && (
        <p className="mt-2 max-w-prose md:text-lg">{hintOf(hints, order)}</p>
      )}
      <PickupTime order={order} className="mt-2 font-semibold md:text-lg" />
      <Deadline order={order} />
      <RiderWaits order={order} className="mt-2" />
      <Arrival order={order} />
      {isOnItsWay(order) && <OrderMap order={order} className="mt-4 h-60 md:h-80" />}
      <title>{`${texts.title(order.number)} · Ozi`}</title>
    </>
  )
}

/** When the order ends if nobody takes it. What becomes of a failed delivery is told with it. */
function Deadline({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const moments = useMoments()
  const { deadline, askedAt } = order
  // The question says it, or the payment.
  if (isScheduled(order) || askedAt !== undefined || order.status === 'awaiting_payment') return null
  if (deadline?.to !== 'rejected' && deadline?.to !== 'expired') return null
  const says = deadline.to === 'rejected' ? texts.answerBy : texts.riderBy
  return <p className="text-quiet mt-1 max-w-prose">{says(moments.date(deadline.at, 'time'))}</p>
}

/**
 * The present need, the timeline, the rest: in this order below each other, or with the timeline beside the
 * others if there is room.
 */
const LAYOUT =
  'grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:gap-6'

interface DetailProps {
  readonly order: OrderDetail
  /** Null until its script is there. */
  readonly rest: Rest | null
}

function Detail({ order, rest }: DetailProps) {
  const texts = useTexts(orderTexts)
  const words = useTexts(statusTexts)
  const runs = isRunning(order)
  const steps = timelineOf(order.events, order.kind).map(({ key, to, state, ...event }) => ({
    key,
    state,
    label: words[to],
    detail: event.at && <StepDetail {...event} />,
  }))
  return (
    <div className={LAYOUT}>
      {runs && (
        <div className={COLUMN}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 empty:hidden md:gap-6">
            <NextCode order={order} />
            <OrderPeople order={order} />
          </div>
          {isPaidFirst(order) && rest && <rest.OrderPayments order={order} />}
          {order.status !== 'awaiting_payment' && <HandOverCodes order={order} />}
        </div>
      )}
      {order.status === 'delivered' && rest && <rest.Thanks order={order} />}
      <Card as="section" title={texts.life} className="md:col-start-2 md:row-span-2 md:row-start-1">
        <RouteTimeline steps={steps} label={texts.life} />
        {runs && (
          <LinkButton
            to={`/dashboard/delivery?order=${order._id}`}
            look="secondary"
            wide
            className="mt-5"
            icon={<Radio size={18} />}
          >
            {texts.follow}
          </LinkButton>
        )}
      </Card>
      {rest ? <rest.OrderRest order={order} /> : <RestSkeleton />}
    </div>
  )
}

function TitleSkeleton({ hasFailed }: { hasFailed: boolean }) {
  const texts = useTexts(orderTexts)
  return (
    <>
      <h1 className="text-3xl">{texts.plainTitle}</h1>
      {!hasFailed && (
        <>
          <Skeleton className="mt-2 h-5.5 w-36 rounded-full! md:hidden" />
          <Skeleton className="mt-2 h-5 w-56" />
          <Skeleton className="mt-2 h-7 w-full max-w-md" />
        </>
      )}
    </>
  )
}

function DetailSkeleton() {
  const texts = useTexts(orderTexts)
  const codes = useTexts(codeTexts)
  return (
    <div className={LAYOUT}>
      <Card as="section" title={codes.title}>
        <Skeleton className="h-36" />
      </Card>
      <Card as="section" title={texts.life} className="md:col-start-2 md:row-span-2 md:row-start-1">
        <SkeletonLines lines={6} />
      </Card>
      <RestSkeleton />
    </div>
  )
}

function RestSkeleton() {
  const texts = useTexts(orderTexts)
  return (
    <div className={COLUMN}>
      <Card as="section" title={texts.places}>
        <SkeletonLines lines={6} />
      </Card>
      <Card as="section" title={texts.fare}>
        <SkeletonLines lines={3} />
      </Card>
    </div>
  )
}

function NoSuchOrder() {
  const texts = useTexts(orderTexts)
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-4 py-8 text-center">
      <LostRoad className="w-56 max-w-full" />
      <div>
        <h1 className="text-2xl">{texts.notFound}</h1>
        <p className="text-quiet mt-1.5">{texts.notFoundHint}</p>
      </div>
      <LinkButton to="/dashboard/orders">{texts.allOrders}</LinkButton>
    </div>
  )
}
