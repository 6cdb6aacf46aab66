import { LEDGER_ACCOUNTS, POSTING_CAUSES, type LedgerAccount, type PostingCause } from '@ozi/contract'
import { Link } from 'react-router'
import { api } from '~/api'
import { isId } from '~/api/isId'
import { byPage, usePagedList } from '~/live/usePagedList'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { LoadMore } from '~/ui/list/LoadMore'
import { Money } from '~/ui/text/Money'
import { Select } from '~/ui/field/Select'
import { useFilters } from '~/ui/address/useFilters'
import { loadError } from '../../shared/loadError'
import { Filters } from '../../shared/Filters'
import { PagedCount, PagedTable } from '../../shared/PagedTable'
import { onItsSide } from '../Balances'
import { ledgerTexts as texts } from '../texts'
import { postingColumns } from './columns'

const ACCOUNTS = Object.entries(LEDGER_ACCOUNTS).map(([value, { name }]) => ({ value, label: name }))
const CAUSES = Object.entries(POSTING_CAUSES).map(([value, label]) => ({ value, label }))
const isAccount = (text: string): text is LedgerAccount => Object.hasOwn(LEDGER_ACCOUNTS, text)
const isCause = (text: string): text is PostingCause => Object.hasOwn(POSTING_CAUSES, text)
const FILTERS = { account: isAccount, cause: isCause, owner: isId, order: isId }

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** All postings, newest first: who, why, and each line. */
export default function Ledger() {
  const { filters, isFiltered, setFilter, clearFilters, change } = useFilters(FILTERS)
  const { account, cause, order } = filters
  // An owner is one of an account.
  const owner = account && filters.owner
  const paged = usePagedList(
    api.ledger.postings.infiniteOptions(byPage({ account, cause, owner, order })),
    'postings',
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <Link to="/admin/money" className="text-palm inline-flex min-h-11 items-center font-semibold">
          {texts.back}
        </Link>
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <Filters count={Object.keys(filters).length}>
          <div role="group" aria-label={texts.filters} className="flex flex-wrap items-center gap-3">
            <Select
              compact
              aria-label={texts.account}
              options={[{ value: '', label: texts.anyAccount }, ...ACCOUNTS]}
              value={account ?? ''}
              onChange={({ target }) => void change({ account: target.value, owner: '' })}
            />
            <Select
              compact
              aria-label={texts.cause}
              options={[{ value: '', label: texts.anyCause }, ...CAUSES]}
              value={cause ?? ''}
              onChange={({ target }) => setFilter('cause', target.value)}
            />
            {owner !== undefined && <span>{texts.ofOneOwner}</span>}
            {order !== undefined && <span>{texts.ofOrder}</span>}
            {isFiltered && (
              <Button look="quiet" size="sm" onClick={clearFilters}>
                {texts.clear}
              </Button>
            )}
          </div>
        </Filters>
      </div>
      {account !== undefined && LEDGER_ACCOUNTS[account].owner !== null && owner === undefined && (
        <Owners account={account} />
      )}
      <PagedCount paged={paged} nouns={texts.nouns} />
      <PagedTable
        paged={paged}
        caption={texts.title}
        columns={postingColumns}
        empty={isFiltered ? texts.noMatch : texts.none}
      />
    </div>
  )
}

/** An account's owners, the largest balances first; each leads to its postings. */
function Owners({ account }: { account: LedgerAccount }) {
  const paged = usePagedList(api.ledger.accounts.infiniteOptions(byPage({ account, limit: 10 })), 'owners')
  const rows = new Map(paged.list?.rows.map((each) => [each.owner._id, each]))
  if (paged.error !== null && rows.size === 0) {
    return <ErrorState title={loadError(paged.error)} query={paged} />
  }
  if (rows.size === 0) return null
  return (
    <Card as="section" title={texts.owners}>
      <ul className="grid max-w-xl">
        {[...rows.values()].map(({ owner, balance }) => (
          <li key={owner._id} className="flex items-center justify-between gap-4">
            <Link
              to={`?account=${account}&owner=${owner._id}`}
              className="text-palm inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
            >
              {owner.name}
            </Link>
            <Money amount={onItsSide(account, balance)} className="font-semibold" />
          </li>
        ))}
      </ul>
      <LoadMore of={paged} />
    </Card>
  )
}
