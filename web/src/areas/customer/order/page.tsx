import { allowedMoves, isEnded, type OrderDetail } from '@ozi/contract'
import { ArrowLeft, Radio } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { codeTexts, orderKindWords, orderTexts } from '~/languages/en/customer/order'
import { statusWords } from '~/languages/en/customer/shared'
import { LostRoad } from '~/ui/art/LostRoad'
import { Badge } from '~/ui/Badge'
import { LinkButton } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { DateTime } from '~/ui/DateTime'
import { ErrorState } from '~/ui/ErrorState'
import { RouteTimeline } from '~/ui/route-line/RouteTimeline'
import { Skeleton, SkeletonLines } from '~/ui/Skeleton'
import { goodsWord, statusTone } from '~/order/state'
import { PersonCard } from '~/order/PersonCard'
import { RiderWaits } from '~/order/RiderWaits'
import { AskAboutOrder } from './AskAboutOrder'
import { CancelOrder } from './CancelOrder'
import { FailedDelivery } from './FailedDelivery'
import { HandOverCodes } from './HandOverCodes'
import { OrderAgain } from './OrderAgain'
import { OrderFare } from '~/order/OrderFare'
import { OrderItems } from '~/order/OrderItems'
import { OrderPlaces } from '~/order/OrderPlaces'
import { ShareOrder } from './ShareOrder'
import { StepDetail } from '~/order/StepDetail'
import { timelineOf } from '~/order/timeline'
import { useOrder } from '~/order/useOrder'

export function meta() {
  return [{ title: `${textsNow(orderTexts).plainTitle} · Ozi` }]
}

/** One order: how far it is, its codes, its people, its places, its fare, and what one may still do. */
export default function OrderPage() {
  const texts = useTexts(orderTexts)
  const { orderId = '' } = useParams()
  const { order, isNotFound, failure, isRetrying, retry } = useOrder(orderId)
  const title = useRef<HTMLHeadingElement>(null)
  if (isNotFound) return <NoSuchOrder />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={order === null && failure === null}>
      <div>
        <Link
          to="/dashboard/orders"
          className="text-palm rounded-control -mt-2 inline-flex min-h-12 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {texts.allOrders}
        </Link>
        {order ? <Title order={order} headingRef={title} /> : <TitleToCome hasFailed={failure !== null} />}
      </div>
      {failure !== null && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRetrying}>
          {failure} {order && texts.earlier}
        </ErrorState>
      )}
      {order && <FailedDelivery key={order._id} order={order} next={title} />}
      {order && <Detail order={order} />}
      {order === null && failure === null && <DetailToCome />}
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
  const words = useTexts(statusWords)
  const kinds = useTexts(orderKindWords)
  const goods = goodsWord(order)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 ref={headingRef} tabIndex={-1} className="text-3xl wrap-anywhere tabular-nums">
          {texts.title(order.number)}
        </h1>
        <span className="flex flex-wrap gap-2 *:whitespace-normal">
          {goods !== null && <Badge tone="wait">{words[goods]}</Badge>}
          <Badge tone={statusTone(order.status)}>{words[order.status]}</Badge>
        </span>
      </div>
      <p className="text-quiet mt-1 flex flex-wrap gap-x-3">
        <span>{kinds[order.kind]}</span> <DateTime at={order.createdAt} />
      </p>
      <RiderWaits order={order} className="mt-2" />
      <title>{`${texts.title(order.number)} · Ozi`}</title>
    </>
  )
}

function Detail({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const words = useTexts(statusWords)
  const isRunning = !isEnded(order.status)
  const mayCancel = allowedMoves(order, 'customer').some(({ to }) => to === 'cancelled')
  const steps = timelineOf(order.events, order.kind).map(({ key, to, state, ...told }) => ({
    key,
    state,
    label: words[to],
    detail: told.at && <StepDetail {...told} />,
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 md:order-2 md:gap-6">
        <Card as="section" title={texts.life}>
          <RouteTimeline steps={steps} label={texts.life} />
          {isRunning && (
            <LinkButton
              to={`/dashboard/delivery?order=${order._id}`}
              look="secondary"
              wide
              className="mt-5"
              icon={<Radio size={18} strokeWidth={1.75} aria-hidden />}
            >
              {texts.follow}
            </LinkButton>
          )}
        </Card>
        {order.rider && (
          <PersonCard title={texts.rider} name={order.rider.name} phone={order.rider.mobileNumber} />
        )}
        {order.vendor && (
          <PersonCard title={texts.shop} name={order.vendor.name} phone={order.vendor.mobileNumber} />
        )}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        {isRunning && <HandOverCodes order={order} />}
        {isRunning && order.trackToken !== undefined && <ShareOrder order={order} token={order.trackToken} />}
        {order.items && <OrderItems title={texts.items} items={order.items} />}
        <OrderPlaces order={order} />
        <OrderFare order={order} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:flex sm:flex-wrap md:grid lg:flex">
          <OrderAgain order={order} />
          <AskAboutOrder orderId={order._id}>{texts.ask}</AskAboutOrder>
          <CancelOrder order={order} isAllowed={mayCancel} />
        </div>
      </div>
    </div>
  )
}

function TitleToCome({ hasFailed }: { hasFailed: boolean }) {
  const texts = useTexts(orderTexts)
  return (
    <>
      <h1 className="text-3xl">{texts.plainTitle}</h1>
      {!hasFailed && (
        <>
          <Skeleton className="mt-2 h-5.5 w-36 rounded-full! md:hidden" />
          <Skeleton className="mt-2 h-5 w-56" />
        </>
      )}
    </>
  )
}

function DetailToCome() {
  const texts = useTexts(orderTexts)
  const codes = useTexts(codeTexts)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6">
      <Card as="section" title={texts.life} className="md:order-2">
        <SkeletonLines lines={6} />
      </Card>
      <div className="grid gap-4 md:gap-6">
        <Card as="section" title={codes.title}>
          <Skeleton className="h-36" />
        </Card>
        <Card as="section" title={texts.places}>
          <SkeletonLines lines={6} />
        </Card>
        <Card as="section" title={texts.fare}>
          <SkeletonLines lines={3} />
        </Card>
      </div>
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
