import { dayOf } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { riderEarningsTexts } from '~/languages/en/rider/earnings'
import { ErrorState } from '~/ui/state/ErrorState'
import { Money } from '~/ui/text/Money'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { useNow } from '~/ui/text/useNow'
import { EarningTerms } from '../shared/EarningTerms'
import { mondayOf } from './sumWeeks'

const AMOUNT = 'font-head text-xl font-bold'

/** Today, this week, what Ozi owes the rider, and the cash the rider owes Ozi. */
export function Earnings() {
  const texts = useTexts(riderEarningsTexts)
  const query = useQuery(api.earnings.ofRider.queryOptions({ input: { limit: 1 } }))
  const days = useQuery(api.orders.workOfRider.queryOptions()).data?.days
  const cash = useQuery(api.cash.ofRider.queryOptions({ input: { limit: 1 } })).data?.cash
  const today = dayOf(useNow())
  const sum = (isIn: (day: string) => boolean) =>
    days?.filter(({ day }) => isIn(day)).reduce((total, { earned, tips }) => total + earned + tips, 0)
  const figures = [
    [texts.today, sum((day) => day === today)],
    [texts.week, sum((day) => mondayOf(day) === mondayOf(today))],
    [texts.owed, query.data?.owed],
    [texts.toHandIn, cash?.held],
  ] as const
  return (
    <section aria-labelledby="earnings" className="grid gap-3">
      <h2 id="earnings" className="text-xl">
        {texts.title}
      </h2>
      {query.error && !query.data && <ErrorState title={refusalOf(query.error).message} query={query} />}
      {!query.error && (
        <dl className="rounded-card border-line bg-surface grid grid-cols-2 gap-x-4 gap-y-3 border p-4">
          {figures.map(([name, amount]) => (
            <div key={name}>
              <dt className="text-quiet text-sm">{name}</dt>
              <dd>
                {amount === undefined ? (
                  <SkeletonOf>
                    <Money amount={0} className={AMOUNT} />
                  </SkeletonOf>
                ) : (
                  <Money amount={amount} className={AMOUNT} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!query.error && <EarningTerms terms={query.data?.terms} />}
      <Link
        to="/rider/earnings"
        className="text-palm rounded-control inline-flex min-h-12 w-fit items-center gap-1 font-semibold underline-offset-4 hover:underline"
      >
        {texts.toEach}
        <ChevronRight size={18} />
      </Link>
    </section>
  )
}
