import type { CashEntry } from '@ozi/contract'
import { Link } from 'react-router'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { BackLink } from '~/ui/button/BackLink'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { SkeletonOf } from '~/ui/state/Skeleton'
import { api } from '~/api'
import { textsNow, useTexts } from '~/language'
import { cashTexts, riderFrameTexts } from '~/languages/en/rider/frame'
import { byPage, usePagedList } from '~/live/usePagedList'
import { AnswerRemittance } from './AnswerRemittance'
import { CashLimit } from '../shared/CashLimit'
import { Statement } from '../shared/Statement'

const PAGE_OF = 20

/** The rider's own statement, newest first, and what they hold; null until it is known. */
function useOwnStatement() {
  const options = api.cash.ofRider.infiniteOptions(byPage({ limit: PAGE_OF }))
  const entries = usePagedList(options, 'entries')
  // Reads what the list has fetched.
  const { data } = useInfiniteQuery({ ...options, enabled: false })
  return { cash: data?.pages.at(-1)?.cash ?? null, entries }
}

export const meta = () => [{ title: `${textsNow(cashTexts).held} · Ozi` }]

/** The cash a rider holds, and where it came from and went to. */
export default function OwnCash() {
  const texts = useTexts(cashTexts)
  const { jobs } = useTexts(riderFrameTexts)
  const { cash, entries } = useOwnStatement()
  const room = useQuery(api.offers.list.queryOptions()).data?.cash
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4" aria-busy={entries.isLoading}>
      <BackLink to="/rider">{jobs}</BackLink>
      <header className="grid gap-1">
        <h1 className="text-3xl">{texts.held}</h1>
        {cash && <Money size="fare" amount={cash.held} />}
        {!cash && entries.error === null && (
          <SkeletonOf>
            <Money size="fare" amount={0} />
          </SkeletonOf>
        )}
        <p className="text-quiet">{texts.hint}</p>
      </header>
      <CashLimit cash={room} />
      <Statement entries={entries} none={texts.none} renderEntry={(entry) => <Entry entry={entry} />} />
    </div>
  )
}

/** The order that the cash was collected for. */
function wordsOf(
  texts: typeof cashTexts,
  { number, isRedelivery, isToRightPlace }: NonNullable<CashEntry['order']>,
): string {
  if (isToRightPlace) return texts.rightPlace(number)
  return isRedelivery ? texts.redelivery(number) : texts.collected(number)
}

function Entry({ entry: { kind, amount, heldAfter, order, remittance, createdAt } }: { entry: CashEntry }) {
  const texts = useTexts(cashTexts)
  const isHandedIn = kind === 'remitted'
  return (
    <article className="rounded-card border-line bg-surface relative grid gap-1 border p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {order ? (
          <Link
            to={`/rider/jobs/${order._id}`}
            className="after:rounded-card no-underline after:absolute after:inset-0"
          >
            {wordsOf(texts, order)}
          </Link>
        ) : (
          (kind === 'reversed' && texts.takenBack) || texts.handedIn
        )}
        <Money
          amount={isHandedIn ? -amount : amount}
          className={isHandedIn ? 'text-good ml-auto text-lg font-bold' : 'ml-auto text-lg font-bold'}
        />
      </p>
      <p className="text-quiet flex flex-wrap justify-between gap-x-4 text-sm">
        <DateTime at={createdAt} />
        <span className="ml-auto">
          {texts.after} <Money amount={heldAfter} />
        </span>
      </p>
      {remittance && isHandedIn && <AnswerRemittance remittance={remittance} />}
    </article>
  )
}
