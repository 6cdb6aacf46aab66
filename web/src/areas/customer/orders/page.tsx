import { type Order, ORDER_FILTERS, type OrderFilter, TEXT_LIMIT } from '@ozi/contract'
import { memo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { orderMessageTexts, ordersTexts } from '~/languages/en/customer/orders'
import { pageTitles } from '~/languages/en/customer/shared'
import { LostRoad } from '~/ui/art/LostRoad'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Button, LinkButton } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorState } from '~/ui/ErrorState'
import { formatCount } from '~/ui/format'
import { LoadMore } from '~/ui/LoadMore'
import { SearchInput } from '~/ui/SearchInput'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { OrderCard, OrderCardSkeleton } from '../shared/orders/OrderCard'
import { useKeptPlace } from './useKeptPlace'
import { type OwnOrders, useOwnOrders, type Wanted } from './useOwnOrders'

export function meta() {
  return [{ title: `${textsNow(pageTitles).orders} · Ozi` }]
}

const GRID = 'grid gap-3 md:grid-cols-2 md:gap-4'

const toFilter = (text: string | null): OrderFilter | null =>
  ORDER_FILTERS.find((filter) => filter === text) ?? null

/** Everything one has sent, asked for and bought, newest first. */
export default function Orders() {
  const titles = useTexts(pageTitles)
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const [params] = useSearchParams()
  const wanted: Wanted = { filter: toFilter(params.get('filter')), search }
  const orders = useOwnOrders(wanted)
  const hasNone =
    wanted.filter === null && search === '' && orders.list?.isCurrent === true && orders.list.total === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={orders.list?.isCurrent !== true}>
      <h1 className="text-3xl">{titles.orders}</h1>
      {!hasNone && (
        <div className="grid gap-3 md:flex md:flex-wrap md:items-center md:justify-between">
          <Filters active={wanted.filter} />
          <Search text={text} setText={setText} />
        </div>
      )}
      <Answer orders={orders} wanted={wanted} clearSearch={() => setText('')} />
    </div>
  )
}

/** What the list is cut down to; each is an address, so that the way back leads to the one before. */
function Filters({ active }: { active: OrderFilter | null }) {
  const texts = useTexts(ordersTexts)
  const [params] = useSearchParams()
  const addressOf = (filter: OrderFilter | null) => {
    const next = new URLSearchParams(params)
    if (filter === null) next.delete('filter')
    else next.set('filter', filter)
    return { search: next.toString() }
  }
  return (
    <nav aria-label={texts.filters}>
      <ul className="flex flex-wrap gap-2 max-[25rem]:gap-1.5">
        {[null, ...ORDER_FILTERS].map((filter) => (
          <li key={filter ?? 'all'}>
            <Link
              to={addressOf(filter)}
              preventScrollReset
              aria-current={filter === active ? 'true' : undefined}
              className="border-edge bg-surface hover:border-ink aria-[current]:border-palm aria-[current]:bg-palm aria-[current]:text-on-palm inline-flex min-h-12 items-center rounded-full border-[1.5px] px-4 font-semibold no-underline transition-colors max-[25rem]:px-2 max-[25rem]:text-sm"
            >
              {texts[filter ?? 'all']}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Search({ text, setText }: { text: string; setText: (text: string) => void }) {
  const texts = useTexts(ordersTexts)
  return (
    <div role="search" className="md:w-80">
      <SearchInput
        label={texts.search}
        placeholder={texts.searchHint}
        clearLabel={texts.clearSearch}
        maxLength={TEXT_LIMIT.line}
        value={text}
        onSearch={setText}
      />
    </div>
  )
}

interface AnswerProps {
  orders: OwnOrders
  wanted: Wanted
  clearSearch: () => void
}

function Answer({ orders: { list, failure, failedAtNextPage, ...more }, wanted, clearSearch }: AnswerProps) {
  const texts = useTexts(ordersTexts)
  const error = failure !== null && (
    <ErrorState
      title={failedAtNextPage ? texts.failedNext : texts.failed}
      onRetry={more.retry}
      retrying={more.isRetrying}
    >
      {failure} {list && list.rows.length > 0 && !failedAtNextPage && texts.earlier}
    </ErrorState>
  )
  const isCut = wanted.filter !== null || wanted.search !== ''
  return (
    <>
      <p role="status" className="text-quiet min-h-6 text-sm tabular-nums empty:hidden">
        {list?.isCurrent === false && failure === null && texts.loading}
        {list?.isCurrent &&
          list.total > 0 &&
          isCut &&
          texts.count(formatCount(list.total) + (list.totalIsMinimum ? '+' : ''))}
      </p>
      {!failedAtNextPage && error}
      {list === null && failure === null && (
        <div className={GRID}>
          <OrderCardSkeleton />
          <OrderCardSkeleton />
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </div>
      )}
      {list?.isCurrent && list.rows.length === 0 && <Nothing wanted={wanted} clearSearch={clearSearch} />}
      {list && list.rows.length > 0 && (
        <div className={list.isCurrent ? undefined : 'opacity-60'}>
          <Cards orders={list.rows} />
        </div>
      )}
      {failedAtNextPage && error}
      {list?.isCurrent && more.hasMore && !failedAtNextPage && (
        <LoadMore
          shown={list.rows.length}
          total={list.total}
          totalIsMinimum={list.totalIsMinimum}
          hasMore
          loading={more.isLoadingMore}
          onLoadMore={more.loadMore}
        />
      )}
    </>
  )
}

/** Hundreds of them stay light: what is off the screen is not laid out or painted. */
const Cards = memo(function Cards({ orders }: { orders: readonly Order[] }) {
  const ref = useKeptPlace()
  return (
    <ul ref={ref} className={GRID}>
      {orders.map((order) => (
        <li
          key={order._id}
          id={`order-${order._id}`}
          className="[contain-intrinsic-size:auto_11.5rem] [content-visibility:auto]"
        >
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
})

function Nothing({ wanted: { filter, search }, clearSearch }: { wanted: Wanted; clearSearch: () => void }) {
  const texts = useTexts(ordersTexts)
  const messages = useTexts(orderMessageTexts)
  const titles = useTexts(pageTitles)
  if (search !== '')
    return (
      <EmptyState
        art={<LostRoad className="w-full" />}
        title={texts.noMatch}
        action={<Button onClick={clearSearch}>{texts.clearSearch}</Button>}
      >
        {texts.noMatchHint}
      </EmptyState>
    )
  if (filter !== null) {
    const none = {
      running: texts.noneRunning,
      completed: texts.noneCompleted,
      cancelled: texts.noneCancelled,
    }
    return (
      <EmptyState
        art={<RiderOkada className="w-full" />}
        title={none[filter]}
        action={
          <LinkButton to="/dashboard/orders" look="secondary">
            {texts.showAll}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      art={<RiderOkada className="w-full" />}
      title={messages.none}
      action={<LinkButton to="/dashboard/send">{titles.send}</LinkButton>}
    >
      {texts.noneHint}
    </EmptyState>
  )
}
