import type { Transaction } from '@ozi/contract'
import { Card } from '~/ui/list/Card'
import { Money } from '~/ui/text/Money'
import { MethodBadge, StatusBadge } from '../transactions/Badges'
import { descriptionOf, shortId } from '../transactions/presentTransaction'
import { sheetTexts as texts } from './texts'

/** The transactions of an order: first its own, then those of redeliveries. */
export function Transactions({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <Card as="section" title={texts.transaction(transactions.length)}>
      <ul className="divide-line -mt-2 grid divide-y">
        {transactions.map(({ _id, amount, status, paymentMethod, description }) => (
          <li key={_id} className="py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-2">
              <StatusBadge status={status} />
              <MethodBadge method={paymentMethod} />
              <Money amount={amount} className="ml-auto font-semibold" />
            </div>
            <p className="mt-3 wrap-anywhere">{descriptionOf(description)}</p>
            <p className="text-quiet mt-1 text-sm tabular-nums" title={_id}>
              {shortId(_id)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
