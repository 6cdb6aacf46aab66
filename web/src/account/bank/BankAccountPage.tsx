import type { BankAccount, BankAccountInput } from '@ozi/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { bankTexts } from '~/languages/en/payouts/bank'
import { BackLink } from '~/ui/button/BackLink'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { Skeleton } from '~/ui/state/Skeleton'
import { BankAccountForm } from './BankAccountForm'

interface BankAccountPageProps {
  /** null if there is none. */
  query: UseQueryResult<{ readonly data: BankAccount | null }>
  save: (input: BankAccountInput) => Promise<{ readonly data: BankAccount }>
  onSaved: (account: BankAccount) => void
  back: { readonly to: string; readonly label: string }
}

/** The account that a rider or a shop is paid to, with the form to change it. */
export function BankAccountPage(props: BankAccountPageProps) {
  const { query, save, onSaved, back } = props
  const account = query.data?.data
  const texts = useTexts(bankTexts)
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
      <BackLink to={back.to}>{back.label}</BackLink>
      <header className="grid gap-1">
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="text-quiet">{texts.lead}</p>
      </header>
      {query.error && <ErrorState title={refusalOf(query.error).message} query={query} />}
      {query.isPending && <Skeleton className="h-64" />}
      {account && (
        <div className="rounded-card border-line bg-surface grid gap-1 border p-4">
          <p className="font-semibold">{texts.now(account.bank, account.lastFour, account.holder)}</p>
          <p className="text-quiet">
            {texts.since} <DateTime at={account.changedAt} style="inSentence" />
          </p>
          <OfBank account={account} />
          {account.heldUntil !== null && (
            <p className="text-wait font-medium">
              {texts.held} <DateTime at={account.heldUntil} style="inSentence" />
            </p>
          )}
        </div>
      )}
      {account !== undefined && (
        <Card as="section" title={account ? texts.another : texts.first}>
          <BankAccountForm account={account} save={save} onSaved={onSaved} />
        </Card>
      )}
    </div>
  )
}

/** The account's owner, as the bank names them. */
function OfBank({ account: { bankHolder, isOtherName } }: { account: BankAccount }) {
  const texts = useTexts(bankTexts)
  if (bankHolder === null) return <p className="text-quiet">{texts.unchecked}</p>
  return isOtherName ? (
    <p role="status" className="text-wait font-medium">
      {texts.otherName(bankHolder)}
    </p>
  ) : (
    <p className="text-quiet">{texts.ofBank(bankHolder)}</p>
  )
}
