import { isComing, type Order, type OrderDetail } from '@ozi/contract'
import { useParams } from 'react-router'
import { refusalOf } from '~/api'
import { ChosenOptions } from '~/order/ChosenOptions'
import { statusTexts } from '~/languages/en/base/frame'
import { textsNow, useTexts } from '~/language'
import { vendorFrameTexts, vendorOrdersTexts, vendorOrderTexts } from '~/languages/en/vendor/orders'
import { PersonCard } from '~/order/PersonCard'
import { StepDetail } from '~/order/StepDetail'
import { timelineOf } from '~/order/orderTimeline'
import { useOrder } from '~/order/useOrder'
import { HelpWithOrder } from '~/support/HelpWithOrder'
import { BackLink } from '~/ui/button/BackLink'
import { LostRoad } from '~/ui/art/LostRoad'
import { Badge } from '~/ui/state/Badge'
import { LinkButton } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { RouteTimeline } from '~/ui/line/RouteTimeline'
import { Skeleton } from '~/ui/state/Skeleton'
import { Money } from '~/ui/text/Money'
import { goodsTone, goodsTotal, shopStatusOf } from '../shared/goodsStatus'
import { ShopSteps } from '../shared/ShopSteps'
import { TimeLeft } from '../shared/TimeLeft'
import { ShopCode } from './ShopCode'
import { PrintTicket } from './Ticket'

export const meta = () => [{ title: `${textsNow(vendorOrderTexts).title} · Ozi` }]

/** One order of the shop: the items to prepare, the next move, and the code for the rider. */
export default function VendorOrderPage() {
  const { orderId = '' } = useParams()
  const texts = useTexts(vendorFrameTexts)
  const { notFound } = useTexts(vendorOrderTexts)
  const { query, order, isNotFound, error } = useOrder(orderId)
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={order === null}>
      <BackLink to="/vendor">{texts.orders}</BackLink>
      {isNotFound && (
        <EmptyState
          art={<LostRoad className="w-full" />}
          title={notFound}
          action={<LinkButton to="/vendor">{texts.orders}</LinkButton>}
        />
      )}
      {error && <ErrorState title={refusalOf(error).message} query={query} />}
      {order && <Detail order={order} />}
      {order === null && error === null && !isNotFound && (
        <>
          <Skeleton className="h-10 w-48" />
          <Skeleton className="rounded-card! h-64" />
        </>
      )}
    </div>
  )
}

function Detail({ order }: { order: OrderDetail }) {
  const status = shopStatusOf(order)
  const words = useTexts(statusTexts)
  const texts = useTexts(vendorOrderTexts)
  const { forWhom } = useTexts(vendorOrdersTexts)
  const steps = timelineOf(order.events, order.kind).map(({ key, to, state, ...event }) => ({
    key,
    state,
    label: words[to],
    detail: event.at && <StepDetail {...event} />,
  }))
  return (
    <>
      <title>{`${texts.titleOf(order.number)} · Ozi`}</title>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-3xl tabular-nums">{order.number}</h1>
          <Badge tone={goodsTone(status)}>{words[status]}</Badge>
        </div>
        <p className="text-quiet mt-1 wrap-anywhere">
          {order.receiverName !== '' && `${forWhom(order.receiverName)} · `}
          <DateTime at={order.createdAt} />
        </p>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-6">
        <div className="flex min-w-0 flex-col gap-4 md:gap-6">
          <TimeLeft order={order} />
          <ShopCode order={order} />
          <Goods order={order} />
          <ShopSteps order={order} size="lg" className="bg-ground! -mx-4 px-4 pb-2 md:mx-0 md:px-0" />
          <PrintTicket order={order} />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          {order.rider && isComing(order.status) && (
            <PersonCard title={texts.rider} name={order.rider.name} phone={order.rider.mobileNumber} />
          )}
          <Card as="section" title={texts.progress}>
            <RouteTimeline steps={steps} label={texts.progress} />
          </Card>
          <HelpWithOrder orderId={order._id} />
        </div>
      </div>
    </>
  )
}

/** The items to prepare, and their total. */
function Goods({ order }: { order: Order }) {
  const texts = useTexts(vendorOrderTexts)
  return (
    <Card as="section" title={texts.goods}>
      <ul className="grid gap-3 text-lg">
        {order.items?.map(({ name, price, quantity, options }, at) => (
          <li key={at} className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3">
            <span className="font-bold tabular-nums">{quantity}&nbsp;×</span>
            <span className="min-w-0 wrap-anywhere">
              {name}
              <ChosenOptions options={options} />
            </span>
            <Money amount={price * quantity} />
          </li>
        ))}
      </ul>
      <p className="border-line mt-4 flex items-baseline justify-between gap-4 border-t pt-3">
        <span className="text-quiet">{texts.total}</span>
        <Money amount={goodsTotal(order)} className="font-head text-2xl font-bold" />
      </p>
    </Card>
  )
}
