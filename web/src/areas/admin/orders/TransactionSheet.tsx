import type { Transaction } from '@ozi/contract'
import type { ReactNode } from 'react'
import { DateTime } from '~/ui/DateTime'
import { Money } from '~/ui/Money'
import { SideSheet } from '~/ui/SideSheet'
import { MethodBadge, StatusBadge } from './columns'
import { descriptionOf } from './present'
import { ordersTexts } from './texts'

const { columns: heads } = ordersTexts

/** One transaction in full, beside its list. null is closed. */
export function TransactionSheet({
  transaction,
  onClose,
}: {
  transaction: Transaction | null
  onClose: () => void
}) {
  return (
    <SideSheet open={transaction !== null} onClose={onClose} title={ordersTexts.details}>
      {transaction && (
        <>
          <Money amount={transaction.amount} size="fare" />
          <div className="mt-3 flex flex-wrap gap-2">
            <StatusBadge status={transaction.status} />
            <MethodBadge method={transaction.paymentMethod} />
          </div>
          <dl className="mt-6 grid gap-4">
            <Entry name={heads.email}>{transaction.email}</Entry>
            <Entry name={heads.description}>{descriptionOf(transaction.description)}</Entry>
            <Entry name={heads.createdAt}>
              <DateTime at={transaction.createdAt} />
            </Entry>
            <Entry name={heads.id}>{transaction._id}</Entry>
            <Entry name={ordersTexts.orderId}>{transaction.orderId}</Entry>
          </dl>
        </>
      )}
    </SideSheet>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
