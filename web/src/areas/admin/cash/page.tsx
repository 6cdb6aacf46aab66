import { cashMessages, isPermitted, type RiderCash, type Role, TEXT_LIMIT } from '@ozi/contract'
import { useCallback, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSession } from '~/session'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { holderColumns } from './columns'
import { cashDeskTexts as texts, disputeTexts } from './texts'
import { useHolders, useTotalHeld } from './useCash'
import { lazyPart } from '~/ui/lazy/lazyPart'

const RecordDialog = lazyPart(async () => (await import('./record/RecordDialog')).RecordDialog)

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Riders who hold cash, the most first; a row opens the rider's statement. */
export default function Cash() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const holders = useHolders(search.search)
  const role: Role = useSession()?.data?.role ?? 'user'
  const mayRecord = isPermitted(role, 'recordRemittances')
  const [recorded, setRecorded] = useState<RiderCash | null>(null)
  const columns = useMemo(() => holderColumns(mayRecord ? setRecorded : null), [mayRecord])
  return (
    <ListPage
      title={texts.title}
      actions={<TotalHeld />}
      search={{ ...search, label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
      paged={holders}
      nouns={texts.nouns}
    >
      <Disputes />
      <div className="grid grid-cols-1 gap-4" {...RecordDialog.preloadWhenNear}>
        <PagedTable
          paged={holders}
          caption={texts.title}
          columns={columns}
          empty={search.search === '' ? cashMessages.none : cashMessages.noMatch}
          onOpen={useOpenStatement()}
        />
      </div>
      {recorded && <RecordDialog key={recorded._id} rider={recorded} onClose={() => setRecorded(null)} />}
    </ListPage>
  )
}

/** Remittances whose riders say that they are wrong, each with the way to the statement. */
function Disputes() {
  const { disputed } = useTotalHeld()
  if (disputed.length === 0) return null
  return (
    <section aria-labelledby="disputes" className="rounded-card border-line bg-surface grid gap-2 border p-4">
      <h2 id="disputes" className="text-lg">
        {disputeTexts.title}
      </h2>
      <ul className="grid gap-1">
        {disputed.map(({ _id, rider, amount, reason, disputedAt }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 text-sm">
            <Link
              to={`/admin/cash/${rider._id}`}
              className="text-palm inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
            >
              {rider.name}
            </Link>
            <Money amount={amount} className="font-semibold" />
            <span className="wrap-anywhere">{disputeTexts.says(reason)}</span>
            <DateTime at={disputedAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TotalHeld() {
  const { amount, isFailed } = useTotalHeld()
  if (amount === null && isFailed) return null
  return (
    <dl className="rounded-card border-line bg-surface flex min-w-74 flex-wrap items-center gap-x-4 border px-4 py-3">
      <dt className="text-quiet text-sm">{texts.totalHeld}</dt>
      <dd className="font-head flex h-8 items-center text-xl font-bold">
        {amount === null ? (
          <Skeleton className="h-8 w-32" />
        ) : (
          <Money amount={amount} className="leading-8" />
        )}
      </dd>
    </dl>
  )
}

/** The same function at each render, because the list's rows use it. */
function useOpenStatement() {
  const navigate = useNavigate()
  return useCallback(({ _id }: RiderCash) => void navigate(`/admin/cash/${_id}`), [navigate])
}
