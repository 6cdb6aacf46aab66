import { orderMessages } from '@ozi/contract'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '~/session'
import { MarketStall } from '~/ui/art/MarketStall'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorState } from '~/ui/ErrorState'
import { OrderCard, OrderCardSkeleton } from '../shared/OrderCard'
import { pageTitles } from '../shared/texts'
import { greeting } from './greeting'
import { homeTexts as texts } from './texts'
import { type LatestOrder, useLatestOrder } from './useLatestOrder'

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

/** Where a customer begins: the two errands, and what became of the last one. */
export default function Home() {
  const name = useSession()?.data?.name ?? ''
  const latest = useLatestOrder()
  return (
    <div className="grid gap-8 md:gap-10">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere md:text-4xl">{greeting(name, new Date())}</h1>
          <p className="text-quiet mt-2 text-lg">{texts.question}</p>
        </div>
        <LinkButton to="/admin" look="secondary" size="sm">
          {texts.admin}
        </LinkButton>
      </header>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <ErrandCard
          to="/dashboard/send"
          title={pageTitles.send}
          hint={texts.sendHint}
          art={<RiderOkada className="w-full" />}
        />
        <ErrandCard
          to="/dashboard/receive"
          title={pageTitles.receive}
          hint={texts.receiveHint}
          art={<MarketStall className="w-full" />}
        />
      </div>
      <section aria-labelledby="latest" aria-busy={latest.order === undefined && latest.failure === null}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="latest" className="text-xl">
            {texts.latest}
          </h2>
          <Link
            to="/dashboard/orders"
            className="text-palm rounded-control inline-flex min-h-12 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
          >
            {texts.allOrders}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
          </Link>
        </div>
        <Latest latest={latest} />
      </section>
    </div>
  )
}

function Latest({ latest: { order, failure, isRetrying, retry } }: { latest: LatestOrder }) {
  return (
    <div className="grid gap-3">
      {failure !== null && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={isRetrying}>
          {failure}
        </ErrorState>
      )}
      {order && <OrderCard order={order} />}
      {order === undefined && failure === null && <OrderCardSkeleton />}
      {order === null && (
        <EmptyState art={<ParcelTwine className="w-full" />} title={orderMessages.none} className="py-4!">
          {texts.noneHint}
        </EmptyState>
      )}
    </div>
  )
}

interface ErrandCardProps {
  to: string
  title: string
  hint: string
  art: ReactNode
}

function ErrandCard({ to, title, hint, art }: ErrandCardProps) {
  return (
    <Link
      to={to}
      className="group rounded-card border-line bg-surface hover:border-palm grid grid-cols-[1fr_7.5rem] items-center gap-4 overflow-clip border p-4 no-underline transition-colors md:grid-cols-1 md:p-6"
    >
      <span className="min-w-0">
        <span className="font-head block text-2xl leading-tight">{title}</span>
        <span className="text-quiet mt-1.5 block">{hint}</span>
        <span
          aria-hidden
          className="bg-palm text-on-palm mt-4 hidden size-11 md:grid place-items-center rounded-full transition-[translate] group-hover:translate-x-1"
        >
          <ArrowRight size={22} strokeWidth={1.75} />
        </span>
      </span>
      <span className="block md:order-first md:mx-auto md:w-64">{art}</span>
    </Link>
  )
}
