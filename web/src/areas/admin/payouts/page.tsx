import type { PayoutBatch } from '@ozi/contract'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { DateTime } from '~/ui/text/DateTime'
import { formatCount } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { RevealWhen } from '~/ui/state/RevealWhen'
import type { TableColumn } from '~/ui/table/Table'
import { PagedCount, PagedTable } from '../shared/PagedTable'
import { BatchStatus } from './BatchStatus'
import { NewBatch } from './NewBatch'
import { payoutTexts as texts } from './texts'
import { useBatches, useFirstDue } from './usePayouts'

const { columns: heads } = texts

const columns: readonly TableColumn<PayoutBatch>[] = [
  { key: 'batch', head: heads.batch, cell: ({ earner }) => texts.earners[earner], primary: true },
  {
    key: 'amount',
    head: heads.amount,
    cell: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'end',
  },
  { key: 'people', head: heads.people, cell: ({ people }) => formatCount(people), numeric: true },
  { key: 'status', head: heads.status, cell: (batch) => <BatchStatus batch={batch} />, phone: 'state' },
  {
    key: 'made',
    head: heads.made,
    cell: ({ createdAt, madeBy }) => (
      <>
        <DateTime at={createdAt} />, {madeBy.name}
      </>
    ),
    phone: 'detail',
  },
]

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Batches of payouts, newest first, and what a new one would pay. */
export default function Payouts() {
  const batches = useBatches()
  const { data: due, isError } = useFirstDue()
  const navigate = useNavigate()
  const open = useCallback(({ _id }: PayoutBatch) => void navigate(`/admin/payouts/${_id}`), [navigate])
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <NewBatch onMade={open} />
      <RevealWhen ready={due !== undefined || isError} className="grid grid-cols-1 gap-4 md:gap-6">
        <PagedCount paged={batches} nouns={texts.nouns} />
        <PagedTable
          paged={batches}
          caption={texts.title}
          columns={columns}
          empty={texts.none}
          onOpen={open}
        />
      </RevealWhen>
    </div>
  )
}
