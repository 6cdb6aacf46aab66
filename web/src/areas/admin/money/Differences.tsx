import {
  DIFFERENCE_KINDS,
  DIFFERENCE_STATUSES,
  isPermitted,
  type MoneyDifference,
  type MoneyOverview,
  type Role,
} from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api, client } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { required } from '~/form/rule'
import { useForm } from '~/form/useForm'
import { useSession } from '~/session'
import { Select } from '~/ui/field/Select'
import { NoteDialog } from '../shared/NoteDialog'
import { PagedCount, PagedTable } from '../shared/PagedTable'
import { differenceColumns } from './columns'
import { KINDS, moneyTexts } from './texts'
import type { useDifferences } from './useMoney'

const { differences: texts, settle: words } = moneyTexts
const STATUSES = DIFFERENCE_STATUSES.map((status) => ({ value: status, label: texts.statuses[status] }))

/** The sums that do not agree, by name; finance settles those that are all right. */
export function Differences({
  open,
  of: { paged, kind, status, setFilter },
}: Pick<MoneyOverview, 'open'> & { of: ReturnType<typeof useDifferences> }) {
  const role: Role = useSession()?.data?.role ?? 'user'
  const maySettle = isPermitted(role, 'seeLedger')
  const [settled, setSettled] = useState<MoneyDifference | null>(null)
  const columns = useMemo(() => differenceColumns(maySettle ? setSettled : null), [maySettle])
  const counts = new Map(open.map((each) => [each.kind, each.count]))
  const kinds = DIFFERENCE_KINDS.map((value) => {
    const count = counts.get(value)
    return {
      value,
      label: count === undefined ? KINDS[value].name : `${KINDS[value].name} (${String(count)})`,
    }
  })
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{texts.title}</h2>
      <div role="group" aria-label={texts.title} className="flex flex-wrap gap-3">
        <Select
          compact
          aria-label={texts.title}
          options={STATUSES}
          value={status}
          onChange={({ target }) => setFilter('status', target.value)}
        />
        <Select
          compact
          aria-label={texts.kind}
          options={[{ value: '', label: texts.anyKind }, ...kinds]}
          value={kind ?? ''}
          onChange={({ target }) => setFilter('kind', target.value)}
        />
      </div>
      <PagedCount paged={paged} nouns={texts.nouns} />
      <PagedTable paged={paged} caption={texts.title} columns={columns} empty={texts.none[status]} />
      {settled && <SettleDialog key={settled._id} difference={settled} onClose={() => setSettled(null)} />}
    </section>
  )
}

function SettleDialog({ difference, onClose }: { difference: MoneyDifference; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    initial: { note: '' },
    check: (values) => errorsBy(values, { note: required(words.missing) }),
    onRefused: ({ message }) => ({ title: `${words.failed} ${message}`, texts: [] }),
  })

  async function send({ note }: { note: string }) {
    try {
      await client.money.settle({ id: difference._id, note: note.trim() })
      onClose()
    } finally {
      void queries.invalidateQueries({ queryKey: api.money.key() })
      // People left out because of it are due again.
      void queries.invalidateQueries({ queryKey: api.payouts.due.key() })
    }
  }

  return <NoteDialog texts={words} form={form} send={send} onClose={onClose} />
}
