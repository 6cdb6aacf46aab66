import { SHOP_SALES, type SalesDay, type ShopSales, type SoldItem } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import { salesTexts } from '~/languages/en/vendor/sales'
import { OwnRating } from '~/order/OwnRating'
import { MarketStall } from '~/ui/art/MarketStall'
import { buttonClass } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { Money } from '~/ui/text/Money'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { Skeleton } from '~/ui/state/Skeleton'
import { useMoments } from '~/ui/text/useMoments'
import { ShopEarnings } from './ShopEarnings'
import { salesCsv, sumLastDays } from './sumSales'

const PERIODS_DAYS = [1, 7, SHOP_SALES.days] as const

export const meta = () => [{ title: `${textsNow(vendorFrameTexts).sales} · Ozi` }]

const STACK = 'mx-auto grid w-full max-w-3xl grid-cols-1 gap-5'

/** The shop's sales and losses, by day. */
export default function VendorSales() {
  const texts = useTexts(salesTexts)
  const query = useQuery(api.orders.salesOfVendor.queryOptions())
  const isRatingPending = useQuery(api.ratings.own.queryOptions()).isPending
  const sales = query.data
  return (
    <div className={STACK} aria-busy={query.isPending}>
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-1">{texts.lead}</p>
      </div>
      {query.error && <ErrorState title={refusalOf(query.error).message} query={query} />}
      {query.isPending && (
        <>
          <Skeleton className="rounded-card! h-24" />
          <Skeleton className="rounded-card! h-64" />
        </>
      )}
      {sales?.days.length === 0 && (
        <EmptyState art={<MarketStall className="w-full" />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      )}
      {/* Below what has no known length yet, nothing is shown. */}
      <RevealWhen ready={!query.isPending && !isRatingPending} className={STACK}>
        <OwnRating />
        {sales && sales.days.length > 0 && <Shown sales={sales} />}
        <ShopEarnings />
      </RevealWhen>
    </div>
  )
}

function Shown({ sales: { today, days, topItems } }: { sales: ShopSales }) {
  const texts = useTexts(salesTexts)
  return (
    <>
      <dl className="rounded-card border-line bg-surface divide-line grid divide-y border sm:grid-cols-3 sm:divide-x sm:divide-y-0">
        {PERIODS_DAYS.map((count) => {
          const { orders, goods } = sumLastDays(days, today, count)
          return (
            <div
              key={count}
              className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 sm:block md:px-5 md:py-4"
            >
              <dt className="text-quiet text-sm">{count === 1 ? texts.today : texts.lastDays(count)}</dt>
              <dd className="max-sm:text-right">
                <Money amount={goods} className="font-head block text-xl font-bold" />
                <span className="text-quiet text-sm tabular-nums">{texts.orders(orders)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
      <Card
        as="section"
        flush
        title={texts.byDay}
        aside={
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(salesCsv(days))}`}
            download={texts.csvName}
            className={buttonClass({ look: 'quiet', size: 'sm', className: '-mr-3.5' })}
          >
            <Download size={18} />
            {texts.csv}
          </a>
        }
      >
        <ul className="divide-line divide-y">
          {days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ul>
      </Card>
      {topItems.length > 0 && <TopItems items={topItems} />}
    </>
  )
}

function Day({ day }: { day: SalesDay }) {
  const texts = useTexts(salesTexts)
  const moments = useMoments()
  // Noon, so that the day is the same in the region.
  const noon = `${day.day}T12:00:00Z`
  const lost = lostWords(texts, day)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 md:px-6">
      <p>
        <time dateTime={day.day} className="font-semibold">
          {moments.date(noon, 'weekday')}, {moments.date(noon, 'dayMonth')}
        </time>
        <span className="text-quiet block text-sm tabular-nums">
          {texts.orders(day.orders)} · {texts.items(day.items)}
        </span>
      </p>
      <p className="ml-auto text-right">
        <Money amount={day.goods} className="font-semibold" />
        {lost !== '' && (
          <span className={day.missed > 0 ? 'text-bad block text-sm' : 'text-quiet block text-sm'}>
            {lost}
          </span>
        )}
      </p>
    </li>
  )
}

/** The items sold most often, each with a bar as long as its share of the first. */
function TopItems({ items }: { items: readonly SoldItem[] }) {
  const texts = useTexts(salesTexts)
  const most = items[0]?.quantity ?? 1
  return (
    <Card as="section" title={texts.topItems}>
      <ol className="grid gap-4">
        {items.map(({ itemId, name, quantity, goods }) => (
          <li key={itemId} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-right tabular-nums">
              {texts.sold(quantity)} · <Money amount={goods} className="text-quiet" />
            </span>
            <span aria-hidden className="bg-palm-wash col-span-2 h-2 overflow-hidden rounded-full">
              <span
                className="bg-palm block h-full rounded-full"
                style={{ width: `${String((100 * quantity) / most)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** A day's losses: '1 missed, 2 refused'; empty if nothing. */
const lostWords = (texts: typeof salesTexts, day: SalesDay): string =>
  (['missed', 'refused', 'stopped'] as const)
    .filter((kind) => day[kind] > 0)
    .map((kind) => texts[kind](String(day[kind])))
    .join(', ')
