import type { UnreachedNotification } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { api } from '~/api'
import { CallLink } from '~/order/CallLinks'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { DateTime } from '~/ui/text/DateTime'
import { loadError } from '../shared/loadError'
import { unreachedTexts } from '../shared/unreachedTexts'
import { groupByPerson, type UnreachedPerson } from './groupByPerson'
import { unreachedPageTexts as texts } from './texts'

const ASK_EVERY_MS = 60_000

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Whom notifications of the last days did not reach, so that somebody calls them. */
export default function UnreachedPeople() {
  const query = useQuery({ ...api.notifications.unreached.queryOptions(), refetchInterval: ASK_EVERY_MS })
  const { data, error } = query
  const people = useMemo(() => data && groupByPerson(data.notifications), [data])
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-1">{texts.lead}</p>
      </header>
      {error && <ErrorState title={loadError(error)} query={query} />}
      {!people && !error && (
        <div role="status" aria-label={texts.loading} aria-busy>
          <SkeletonLines lines={8} />
        </div>
      )}
      {people && (
        <Card flush>
          {people.length === 0 && <p className="text-quiet px-4 py-10 text-center">{texts.empty}</p>}
          <ul className="divide-line divide-y">
            {people.map((person) => (
              <Person key={person.key} person={person} />
            ))}
          </ul>
          {data?.isCut && (
            <p className="border-line text-quiet border-t px-4 py-3 text-sm">{texts.onlyNewest}</p>
          )}
        </Card>
      )}
    </div>
  )
}

function Person({ person: { name, role, phone, news } }: { person: UnreachedPerson }) {
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <div className="flex items-start justify-between gap-3 md:justify-start">
        <div className="min-w-0 md:flex-1">
          <h2 className="font-sans text-base font-semibold wrap-anywhere">{name}</h2>
          <p className="text-quiet text-sm tabular-nums">
            {role !== '' && `${role} · `}
            {texts.count(news.length)}
          </p>
        </div>
        <CallLink name={name} phone={phone} />
      </div>
      <ul>
        {news.map((each) => (
          <li key={each._id} className="flex items-center gap-3 text-sm">
            <span className="min-w-0 flex-1">{unreachedTexts[each.kind]}</span>
            <Where news={each} />
            <span className="text-quiet shrink-0 text-right tabular-nums">
              <DateTime at={each.at} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

const PAGES: Partial<Record<UnreachedNotification['kind'], readonly [path: string, name: string]>> = {
  staff_chat: ['/admin/chats', texts.openChats],
  staff_cash_disputed: ['/admin/cash', texts.openCash],
  staff_payment_disputed: ['/admin/payments', texts.openPayments],
}

/** Where what was not told is to be seen. */
function Where({ news: { kind, order } }: { news: UnreachedNotification }) {
  const [path, name] = order ? [`/admin/orders/${order._id}`, order.number] : (PAGES[kind] ?? [])
  if (path === undefined) return null
  return (
    <Link
      to={path}
      {...(order && { 'aria-label': texts.openOrder(order.number) })}
      className="text-palm rounded-control inline-flex min-h-11 shrink-0 items-center font-semibold tabular-nums underline-offset-4 hover:underline md:min-h-8"
    >
      {name}
    </Link>
  )
}
