import type { OrderDetail } from '@ozi/contract'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { LostRoad } from '~/ui/art/LostRoad'
import { Badge } from '~/ui/Badge'
import { LinkButton } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { DateTime } from '~/ui/DateTime'
import { ErrorState } from '~/ui/ErrorState'
import { RouteTimeline } from '~/ui/route-line/RouteTimeline'
import { Skeleton, SkeletonLines } from '~/ui/Skeleton'
import { isEnded, STATUS_WORDS, statusTone } from '../shared/orderStatus'
import { HandOverCodes } from './HandOverCodes'
import { OrderFare } from './OrderFare'
import { OrderPlaces } from './OrderPlaces'
import { KIND_WORDS, orderTexts as texts } from './texts'
import { timelineOf } from './timeline'
import { useOrder } from './useOrder'

export function meta() {
  return [{ title: `${texts.plainTitle} · Ozi` }]
}

/** One order: how far it is, its codes, its places, its fare. */
export default function OrderPage() {
  const { orderId = '' } = useParams()
  const { order, isNotFound, failure, isRetrying, retry } = useOrder(orderId)
  if (isNotFound) return <NoSuchOrder />
  return (
    <div className="grid gap-5" aria-busy={order === null && failure === null}>
      <div>
        <Link
          to="/dashboard/orders"
          className="text-palm rounded-control -mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {texts.allOrders}
        </Link>
        {order ? <Title order={order} /> : <TitleToCome hasFailed={failure !== null} />}
      </div>
      {failure !== null && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRetrying}>
          {failure} {order && texts.earlier}
        </ErrorState>
      )}
      {order && <Detail order={order} />}
      {order === null && failure === null && <DetailToCome />}
    </div>
  )
}

function Title({ order }: { order: OrderDetail }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl tabular-nums">{texts.title(order.number)}</h1>
        <Badge tone={statusTone(order.status)}>{STATUS_WORDS[order.status]}</Badge>
      </div>
      <p className="text-quiet mt-1">
        {KIND_WORDS[order.kind]} · <DateTime at={order.createdAt} />
      </p>
      <title>{`${texts.title(order.number)} · Ozi`}</title>
    </>
  )
}

function Detail({ order }: { order: OrderDetail }) {
  const steps = timelineOf(order.events).map(({ at, reason, ...step }) => ({
    ...step,
    detail: at && (
      <>
        <DateTime at={at} />
        {reason && <span className="block wrap-anywhere">{reason}</span>}
      </>
    ),
  }))
  return (
    <div className="grid items-start gap-4 md:grid-cols-[1fr_20rem] md:gap-6">
      <div className="grid min-w-0 gap-4 md:order-2">
        <Card as="section" title={texts.life}>
          <RouteTimeline steps={steps} label={texts.life} />
        </Card>
      </div>
      <div className="grid min-w-0 gap-4 md:gap-6">
        {!isEnded(order.status) && <HandOverCodes order={order} />}
        <OrderPlaces order={order} />
        <OrderFare order={order} />
      </div>
    </div>
  )
}

function TitleToCome({ hasFailed }: { hasFailed: boolean }) {
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
  return (
    <div className="grid items-start gap-4 md:grid-cols-[1fr_20rem] md:gap-6">
      <Card as="section" title={texts.life} className="md:order-2">
        <SkeletonLines lines={6} />
      </Card>
      <div className="grid gap-4 md:gap-6">
        <Card as="section" title={texts.codes}>
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
