import type { EarningsEntry } from '@ozi/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '~/api'
import { useTexts } from '~/language'
import { riderEarningsTexts } from '~/languages/en/rider/earnings'
import { statementTexts } from '~/languages/en/payouts/statement'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { byPage, usePagedList } from '~/live/usePagedList'
import { BackLink } from '~/ui/button/BackLink'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { EarningTerms } from '../shared/EarningTerms'
import { Statement } from '../shared/Statement'

const PAGE_OF = 20

export const meta = () => [{ title: `${riderEarningsTexts.title} · Ozi` }]

/** The sum owed to the rider, and each job, tip and payout that it comes from. */
export default function RiderEarnings() {
  const texts = useTexts(riderEarningsTexts)
  const { title: statement } = useTexts(statementTexts)
  const { done } = useTexts(riderFrameTexts)
  const options = api.earnings.ofRider.infiniteOptions(byPage({ limit: PAGE_OF }))
  const entries = usePagedList(options, 'entries')
  // Reads what the list has fetched.
  const latest = useInfiniteQuery({ ...options, enabled: false }).data?.pages.at(-1)
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4" aria-busy={entries.isLoading}>
      <BackLink to="/rider/done">{done}</BackLink>
      <header className="grid gap-1">
        <h1 className="text-3xl">{texts.owed}</h1>
        {latest && <Money size="fare" amount={latest.owed} />}
        {!latest && entries.error === null && (
          <SkeletonOf>
            <Money size="fare" amount={0} />
          </SkeletonOf>
        )}
        {entries.error === null && <EarningTerms terms={latest?.terms} />}
        <Link
          to="/rider/bank-account"
          className="text-palm rounded-control inline-flex min-h-12 w-fit items-center font-semibold underline-offset-4 hover:underline"
        >
          {texts.toBank}
        </Link>
        <Link
          to="/rider/statement"
          className="text-palm rounded-control inline-flex min-h-12 w-fit items-center font-semibold underline-offset-4 hover:underline"
        >
          {statement}
        </Link>
      </header>
      <h2 className="text-xl">{texts.each}</h2>
      <Statement entries={entries} texts={texts} renderEntry={(entry) => <Entry entry={entry} />} />
    </div>
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
