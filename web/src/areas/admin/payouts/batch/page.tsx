import type { PayoutDetail } from '@ozi/contract'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { refusalOf } from '~/api'
import { BackLink } from '~/ui/button/BackLink'
import { LostRoad } from '~/ui/art/LostRoad'
import { LinkButton } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { formatCount } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { loadError } from '../../shared/loadError'
import { BatchStatus } from '../BatchStatus'
import { batchTexts as texts, payoutTexts } from '../texts'
import { useBatch } from '../usePayouts'
import { BatchSteps } from './BatchSteps'
import { Lines } from './Lines'

export const meta = () => [{ title: `${payoutTexts.title} · Ozi` }]

/** One batch: what it pays to whom, its approval, and what became of each payout. */
export default function BatchPage() {
  const { batchId = '' } = useParams()
  const query = useBatch(batchId)
  const { error } = query
  const batch = query.data?.data
  // An address that is no id of ours is refused as VALIDATION.
  const isNotFound = error !== null && ['NOT_FOUND', 'VALIDATION'].includes(refusalOf(error).code)
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to="/admin/payouts">{payoutTexts.back}</BackLink>
      {isNotFound && (
        <EmptyState
          art={<LostRoad className="w-full" />}
          title={texts.notFound}
          action={<LinkButton to="/admin/payouts">{payoutTexts.back}</LinkButton>}
        />
      )}
      {error && !isNotFound && <ErrorState title={loadError(error)} query={query} />}
      {query.isPending && <RouteLoader label={texts.loading} />}
      {batch && (
        <>
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="text-2xl md:text-3xl">{texts.title(batch.earner)}</h1>
            <BatchStatus batch={batch} />
          </header>
          <Facts batch={batch} />
          <BatchSteps key={batch.status} batch={batch} />
          <Lines batch={batch} />
        </>
      )}
    </div>
  )
}

function Facts({ batch }: { batch: PayoutDetail }) {
  const { amount, people, minimum, madeBy, createdAt, approvedBy, approvedAt } = batch
  return (
    <dl className="rounded-card border-line bg-surface grid grid-cols-2 gap-x-6 gap-y-3 border p-4 md:grid-cols-5">
      <Fact name={texts.facts.amount}>
        <Money amount={amount} className="text-lg font-bold" />
      </Fact>
      <Fact name={texts.facts.people}>{formatCount(people)}</Fact>
      <Fact name={texts.facts.minimum}>
        <Money amount={minimum} />
      </Fact>
      <Fact name={texts.facts.made}>
        {madeBy.name}, <DateTime at={createdAt} style="inSentence" />
      </Fact>
      {approvedAt !== undefined && (
        <Fact name={texts.facts.approved}>
          {approvedBy}, <DateTime at={approvedAt} style="inSentence" />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
