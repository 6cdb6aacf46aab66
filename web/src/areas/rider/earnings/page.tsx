import { dayOf, type EarningsEntry } from '@ozi/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '~/api'
import { textsNow, useTexts } from '~/language'
import { riderEarningsTexts } from '~/languages/en/rider/earnings'
import { statementTexts } from '~/languages/en/payouts/statement'
import { cashTexts, riderFrameTexts } from '~/languages/en/rider/frame'
import { byPage, usePagedList } from '~/live/usePagedList'
import { LinkButton } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { useNow } from '~/ui/text/useNow'
import { HELD_CASH } from '../shared/heldCash'
import { Statement } from '../shared/Statement'
import { EarningTerms } from './EarningTerms'
import { mondayOf } from './sumWeeks'
import { Work } from './Work'

const PAGE_OF = 20

export const meta = () => [{ title: `${textsNow(riderFrameTexts).earnings} · Ozi` }]

/** What the rider earned today and this week and is owed, by day and week, and each job, tip and payout. */
export default function RiderEarnings() {
  const texts = useTexts(riderEarningsTexts)
  const { title: statement } = useTexts(statementTexts)
  const { earnings } = useTexts(riderFrameTexts)
  const options = api.earnings.ofRider.infiniteOptions(byPage({ limit: PAGE_OF }))
  const entries = usePagedList(options, 'entries')
  // Reads what the list has fetched.
  const latest = useInfiniteQuery({ ...options, enabled: false }).data?.pages.at(-1)
  const isWorkPending = useQuery(api.orders.workOfRider.queryOptions()).isPending
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4" aria-busy={entries.isLoading || isWorkPending}>
      <h1 className="text-3xl">{earnings}</h1>
      {entries.error === null && (
        <>
          <Figures owed={latest?.owed} />
          <EarningTerms terms={latest?.terms} />
        </>
      )}
      <p className="flex flex-wrap gap-2">
        <LinkButton to="/rider/bank-account" look="secondary">
          {texts.toBank}
        </LinkButton>
        <LinkButton to="/rider/statement" look="secondary">
          {statement}
        </LinkButton>
      </p>
      <Work />
      {/* How many days and weeks there are, nobody knows before. */}
      <RevealWhen ready={!isWorkPending} className="grid grid-cols-1 gap-4">
        <h2 className="mt-3 text-xl">{texts.each}</h2>
        <Statement entries={entries} none={texts.none} renderEntry={(entry) => <Entry entry={entry} />} />
      </RevealWhen>
    </div>
  )
}

const AMOUNT = 'font-head text-xl font-bold'

/** Today, this week, what Ozi owes the rider, and the cash the rider owes Ozi. */
function Figures({ owed }: { owed: number | undefined }) {
  const texts = useTexts(riderEarningsTexts)
  const { held } = useTexts(cashTexts)
  const days = useQuery(api.orders.workOfRider.queryOptions()).data?.days
  const cash = useQuery(api.cash.ofRider.queryOptions({ input: HELD_CASH })).data?.cash
  const today = dayOf(useNow())
  const sum = (isIn: (day: string) => boolean) =>
    days?.filter(({ day }) => isIn(day)).reduce((total, { earned, tips }) => total + earned + tips, 0)
  const figures = [
    [texts.today, sum((day) => day === today)],
    [texts.week, sum((day) => mondayOf(day) === mondayOf(today))],
    [texts.owed, owed],
    [held, cash?.held],
  ] as const
  return (
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
  )
}

function wordsOf(texts: typeof riderEarningsTexts, { cause, order }: EarningsEntry): string {
  if (cause === 'order.delivered') return texts.earned(order?.number ?? '')
  if (cause === 'tip.paid') return texts.tip(order?.number ?? '')
  if (cause === 'payout.sent') return texts.payout
  return cause === 'payout.failed' ? texts.payoutFailed : texts.other
}

function Entry({ entry }: { entry: EarningsEntry }) {
  const texts = useTexts(riderEarningsTexts)
  const words = wordsOf(texts, entry)
  return (
    <article className="rounded-card border-line bg-surface relative grid gap-1 border p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {entry.order ? (
          <Link
            to={`/rider/jobs/${entry.order._id}`}
            className="after:rounded-card no-underline after:absolute after:inset-0"
          >
            {words}
          </Link>
        ) : (
          words
        )}
        <Money amount={entry.amount} className="ml-auto text-lg font-bold" />
      </p>
      <p className="text-quiet text-sm">
        <DateTime at={entry.createdAt} />
      </p>
    </article>
  )
}
