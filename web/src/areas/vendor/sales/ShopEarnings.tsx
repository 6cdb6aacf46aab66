import type { EarningsEntry } from '@ozi/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { statementTexts } from '~/languages/en/payouts/statement'
import { vendorEarningsTexts } from '~/languages/en/vendor/sales'
import { byPage, usePagedList } from '~/live/usePagedList'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { formatNaira } from '~/ui/text/format'
import { LoadMore } from '~/ui/list/LoadMore'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'

const PAGE_OF = 10

/** Ozi's debt to the shop, from which orders, and the commission kept. */
export function ShopEarnings() {
  const texts = useTexts(vendorEarningsTexts)
  const statement = useTexts(statementTexts)
  const options = api.earnings.ofVendor.infiniteOptions(byPage({ limit: PAGE_OF }))
  const entries = usePagedList(options, 'entries')
  // Reads what the list has fetched.
  const latest = useInfiniteQuery({ ...options, enabled: false }).data?.pages.at(-1)
  return (
    <Card as="section" flush title={texts.title}>
      <div className="grid gap-1 p-4 md:px-6">
        {entries.error !== null && <ErrorState title={refusalOf(entries.error).message} query={entries} />}
        {entries.isLoading && <Skeleton className="h-16" />}
        {latest && (
          <>
            <p className="text-quiet text-sm">{texts.owed}</p>
            <Money amount={latest.owed} className="font-head text-3xl font-bold" />
            <p className={latest.terms ? 'text-quiet' : 'text-wait font-medium'}>
              {latest.terms ? texts.commission(latest.terms.commissionPercent) : texts.notSet}
            </p>
            <p className="text-quiet">{texts.when}</p>
            <Link
              to="/vendor/bank-account"
              className="text-palm rounded-control inline-flex min-h-12 w-fit items-center font-semibold underline-offset-4 hover:underline"
            >
              {texts.toBank}
            </Link>
            <Link
              to="/vendor/statement"
              className="text-palm rounded-control inline-flex min-h-12 w-fit items-center font-semibold underline-offset-4 hover:underline"
            >
              {statement.title}
            </Link>
          </>
        )}
      </div>
      {entries.list && entries.list.rows.length > 0 && (
        <ul className="border-line divide-line divide-y border-t" aria-label={texts.list}>
          {entries.list.rows.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ul>
      )}
      <LoadMore of={entries} />
    </Card>
  )
}

function Entry({ entry: { cause, amount, order, goods, commission, createdAt } }: { entry: EarningsEntry }) {
  const texts = useTexts(vendorEarningsTexts)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 md:px-6">
      <p>
        {order ? (
          <Link
            to={`/vendor/orders/${order._id}`}
            className="text-palm rounded-control font-semibold underline-offset-4 hover:underline"
          >
            {texts.order(order.number)}
          </Link>
        ) : (
          <span className="font-semibold">
            {cause === 'payout.failed' ? texts.payoutFailed : texts.payout}
          </span>
        )}
        <span className="text-quiet block text-sm">
          <DateTime at={createdAt} />
        </span>
      </p>
      <p className="ml-auto text-right">
        <Money amount={amount} className="font-semibold" />
        {goods !== undefined && commission !== undefined && (
          <span className="text-quiet block text-sm tabular-nums">
            {texts.split(formatNaira(goods), formatNaira(commission))}
          </span>
        )}
      </p>
    </li>
  )
}
