import { ORDER_FILTERS, type OrderPart } from '@ozi/contract'
import { clsx } from 'clsx'
import { api } from '~/api'
import { textsNow, useTexts } from '~/language'
import { vendorOrdersTexts, vendorFrameTexts } from '~/languages/en/vendor/orders'
import { byPage, usePagedList } from '~/live/usePagedList'
import { OrderRows } from '~/order/OrderRows'
import { oneOf, useFilters } from '~/ui/address/useFilters'
import { MarketStall } from '~/ui/art/MarketStall'
import { LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { FilterLink } from '~/ui/button/FilterLink'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { PagedRows } from '~/live/PagedRows'
import { OpenState, OpenStateSkeleton } from '../shared/hours/OpenState'
import { useShopHours } from '../shared/hours/useShopHours'
import { isUnanswered } from '../shared/groupOrders'
import { useShopOrders } from '../shared/useShopOrders'
import { Board } from './Board'
import { ShopOrderCard, ShopOrderCardSkeleton } from './ShopOrderCard'

/** The question comes below the orders, after them. */
const TellMe = lazyPart(async () => (await import('~/account/notifications/TellMe')).TellMe)

const PAGE_OF = 30
const FILTERS = { filter: oneOf(ORDER_FILTERS) }

export const meta = () => [{ title: `${textsNow(vendorFrameTexts).orders} · Ozi` }]

/** The shop's orders: first those to be handled, then the rest. */
export default function VendorOrders() {
  const texts = useTexts(vendorFrameTexts)
  const { filter = 'running' } = useFilters(FILTERS).filters
  const { hours, query, accept } = useShopHours()
  return (
    <div
      className={clsx(
        'mx-auto grid w-full grid-cols-1 gap-2 md:gap-4',
        filter === 'running' ? 'max-w-2xl md:max-w-none' : 'max-w-2xl',
      )}
    >
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 md:mt-0">
        <h1 className="text-2xl md:text-3xl">{texts.orders}</h1>
        {hours && <OpenState hours={hours} onChanged={accept} />}
        {query.isPending && <OpenStateSkeleton />}
      </div>
      <Filters active={filter} />
      {filter === 'running' ? (
        <Running answerMinutes={hours?.answerMinutes} />
      ) : (
        <Ended key={filter} filter={filter} />
      )}
    </div>
  )
}

const skeleton = (
  <>
    <ShopOrderCardSkeleton />
    <ShopOrderCardSkeleton />
  </>
)

function Running({ answerMinutes }: { answerMinutes: number | undefined }) {
  const orders = useShopOrders()
  const hasAnswered = orders.list?.rows.some((order) => !isUnanswered(order)) ?? false
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={orders.isLoading}>
      <PagedRows
        paged={orders}
        empty={<Nothing filter="running" answerMinutes={answerMinutes} />}
        skeleton={skeleton}
      >
        {(rows) => <Board orders={rows} />}
      </PagedRows>
      {hasAnswered && <TellMe about="shop" fallback={null} />}
    </div>
  )
}

function Ended({ filter }: { filter: OrderPart }) {
  const orders = usePagedList(
    api.orders.listOfVendor.infiniteOptions(byPage({ limit: PAGE_OF, filter })),
    'orders',
  )
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={orders.isLoading}>
      <OrderRows
        orders={orders}
        row={(order) => <ShopOrderCard order={order} />}
        empty={<Nothing filter={filter} answerMinutes={undefined} />}
        skeleton={skeleton}
      />
    </div>
  )
}

function Filters({ active }: { active: OrderPart }) {
  const texts = useTexts(vendorOrdersTexts)
  return (
    <nav aria-label={texts.filters}>
      <ul className="flex flex-wrap gap-1.5 md:gap-2">
        {ORDER_FILTERS.map((filter) => (
          <li key={filter}>
            <FilterLink
              to={{ search: filter === 'running' ? '' : `filter=${filter}` }}
              isActive={filter === active}
              isTight
            >
              {texts[filter]}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Nothing({ filter, answerMinutes }: { filter: OrderPart; answerMinutes: number | undefined }) {
  const texts = useTexts(vendorOrdersTexts)
  const art = <MarketStall className="w-full" />
  if (filter !== 'running') return <EmptyState art={art} title={texts.noneEnded} />
  return (
    <EmptyState
      art={art}
      title={texts.none}
      action={<LinkButton to="/vendor/items">{texts.seeItems}</LinkButton>}
    >
      {texts.noneHint}
      {answerMinutes !== undefined && ` ${texts.answerWithin(String(answerMinutes))}`}
    </EmptyState>
  )
}
