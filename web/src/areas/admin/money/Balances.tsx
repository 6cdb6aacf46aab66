import { LEDGER_ACCOUNTS, type AccountBalance, type LedgerAccount } from '@ozi/contract'
import { Link } from 'react-router'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { Money } from '~/ui/text/Money'
import { Skeleton } from '~/ui/state/Skeleton'
import { loadError } from '../shared/loadError'
import { moneyTexts } from './texts'
import type { useBalances } from './useMoney'

const { balances: texts } = moneyTexts

export const accountName = (account: string): string =>
  Object.hasOwn(LEDGER_ACCOUNTS, account) ? LEDGER_ACCOUNTS[account as LedgerAccount].name : account

/** A balance as its account is named: what is owed or earned is a credit, and is shown without its minus. */
export const onItsSide = (account: string, balance: number): number =>
  Object.hasOwn(LEDGER_ACCOUNTS, account) && LEDGER_ACCOUNTS[account as LedgerAccount].isCredit
    ? 0 - balance
    : balance

/** Each account's balance; each leads to its postings. */
export function Balances({ query }: { query: ReturnType<typeof useBalances> }) {
  const accounts = query.data?.accounts
  return (
    <Card
      as="section"
      title={texts.title}
      aside={
        <Link
          to="/admin/money/ledger"
          className="text-palm inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          {texts.all}
        </Link>
      }
    >
      {query.error && <ErrorState title={loadError(query.error)} query={query} />}
      {query.isPending && <Skeleton className="h-40" />}
      {accounts?.length === 0 && <p>{texts.none}</p>}
      {accounts && accounts.length > 0 && (
        <ul className="grid gap-x-10 md:grid-cols-2">
          {accounts.map((each) => (
            <Balance key={each.account} {...each} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Balance({ account, balance }: AccountBalance) {
  return (
    <li className="border-line flex items-center justify-between gap-4 border-b last:border-b-0">
      <Link
        to={`/admin/money/ledger?account=${account}`}
        className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline"
      >
        {accountName(account)}
      </Link>
      <Money amount={onItsSide(account, balance)} className="font-semibold" />
    </li>
  )
}
