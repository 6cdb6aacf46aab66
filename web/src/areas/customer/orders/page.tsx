import { type Order, ORDER_FILTERS, TEXT_LIMIT } from '@ozi/contract'
import { memo } from 'react'
import { textsNow, useTexts } from '~/language'
import { ordersTexts } from '~/languages/en/customer/orders'
import { pageTitleTexts } from '~/languages/en/base/frame'
import { CardList, totalOf } from '~/ui/list/CardList'
import { formatTotal } from '~/ui/text/format'
import { PagedRows } from '~/live/PagedRows'
import { SearchInput } from '~/ui/field/SearchInput'
import { oneOf, useFilters } from '~/ui/address/useFilters'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { OrderCard, OrderCardSkeleton } from './OrderCard'
import { NoOrders } from './NoOrders'
import { OrderFilters } from './OrderFilters'
import { useScrollToOpenedRow } from './useScrollToOpenedRow'
import { type OwnOrders, useOwnOrders, type OrdersFilter } from './useOwnOrders'

export function meta() {
  return [{ title: `${textsNow(pageTitleTexts).orders} · Ozi` }]
}

const FILTERS = { filter: oneOf(ORDER_FILTERS) }
const GAP = 'gap-3 md:gap-4'
const COLUMNS = 'grid-cols-1 md:grid-cols-2'

/** All orders of the customer, newest first. */
export default function Orders() {
  const texts = useTexts(ordersTexts)
  const titles = useTexts(pageTitleTexts)
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const { filters, linkWith } = useFilters(FILTERS)
  const { filter = null } = filters
  const wanted: OrdersFilter = { filter, search }
  const isCut = filter !== null || search !== ''
  const orders = useOwnOrders(wanted)
  const hasNone = !isCut && orders.list?.isCurrent === true && orders.list.total === 0
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={orders.list?.isCurrent !== true}>
      <h1 className="text-3xl">{titles.orders}</h1>
      {!hasNone && (
        <div className="grid gap-3 md:flex md:flex-wrap md:items-center md:justify-between">
          <OrderFilters active={filter} linkWith={linkWith} />
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
        </div>
      )}
      <Count orders={orders} isCut={isCut} />
      <PagedRows
        paged={orders}
        texts={texts}
        skeleton={
          <div className={`grid ${GAP} ${COLUMNS}`}>
            {Array.from({ length: 4 }, (_, at) => (
              <OrderCardSkeleton key={at} />
            ))}
          </div>
        }
        empty={<NoOrders wanted={wanted} clearSearch={() => setText('')} />}
      >
        {(rows) => <Cards orders={rows} total={totalOf(orders.list)} />}
      </PagedRows>
    </div>
  )
}

/** The number of orders that a search or filter found, announced when it changes. */
function Count({ orders: { list, error }, isCut }: { orders: OwnOrders; isCut: boolean }) {
  const texts = useTexts(ordersTexts)
  return (
    <p role="status" className="text-quiet min-h-6 text-sm tabular-nums empty:hidden">
      {list?.isCurrent === false && error === null && texts.loading}
      {list?.isCurrent && list.total > 0 && isCut && texts.count(formatTotal(list))}
    </p>
  )
}

interface CardsProps {
  orders: readonly Order[]
  total: number | undefined
}

const Cards = memo(function Cards({ orders, total }: CardsProps) {
  const { ref, leftFrom } = useScrollToOpenedRow()
  return (
    <div ref={ref}>
      <CardList
        rows={orders}
        total={total}
        rowKey={({ _id }) => _id}
        renderRow={(order) => <OrderCard order={order} />}
        startKey={leftFrom}
        gap={GAP}
        columns={COLUMNS}
        cardSize="[contain-intrinsic-size:auto_11.5rem]"
        blankSize="h-[147rem] md:h-[75rem]"
      />
    </div>
  )
})
