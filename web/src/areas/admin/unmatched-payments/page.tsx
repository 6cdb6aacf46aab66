import { type UnmatchedPayment, DISPUTE_ENDS, type DisputeEnd, isPermitted, type Role } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api, client } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { required } from '~/form/rule'
import { useForm } from '~/form/useForm'
import { byPage, usePagedList } from '~/live/usePagedList'
import { useSession } from '~/session'
import { FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'
import { NoteDialog } from '../shared/NoteDialog'
import { PagedCount, PagedTable } from '../shared/PagedTable'
import { asideColumns } from './columns'
import { asideTexts as texts } from './texts'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Payments of which Paystack told us, that fit no payment of ours, for somebody to look at. */
export default function UnmatchedPayments() {
  const role: Role = useSession()?.data?.role ?? 'user'
  const mayClose = isPermitted(role, 'refundPayments')
  const [closed, setClosed] = useState<UnmatchedPayment | null>(null)
  const paged = usePagedList(api.onlinePayments.listUnmatched.infiniteOptions(byPage({})), 'payments')
  const columns = useMemo(() => asideColumns(mayClose ? setClosed : null), [mayClose])
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
      <PagedCount paged={paged} nouns={texts.nouns} />
      <PagedTable paged={paged} caption={texts.title} columns={columns} empty={texts.none} />
      {closed && <CloseDialog key={closed._id} payment={closed} onClose={() => setClosed(null)} />}
    </div>
  )
}

function CloseDialog({ payment, onClose }: { payment: UnmatchedPayment; onClose: () => void }) {
  const queries = useQueryClient()
  const isDispute = payment.cause === 'dispute'
  const form = useForm({
    initial: { note: '', end: null } as CloseValues,
    check: (values) =>
      errorsBy(values, {
        note: required(texts.noteMissing),
        end: (end) => !isDispute || end !== null || texts.endMissing,
      }),
    onRefused: ({ message }) => ({ title: `${texts.failed} ${message}`, texts: [] }),
  })

  async function send({ note, end }: CloseValues) {
    try {
      const closing = { id: payment._id, note: note.trim(), ...(end !== null && { end }) }
      await client.onlinePayments.closeUnmatched(closing)
      onClose()
    } finally {
      void queries.invalidateQueries({ queryKey: api.onlinePayments.key() })
    }
  }

  return (
    <NoteDialog texts={isDispute ? disputeTexts : closeTexts} form={form} send={send} onClose={onClose}>
      {isDispute && (
        <FieldSet label={texts.end} required error={form.errors.end}>
          <RadioCards
            name="end"
            value={form.values.end ?? ''}
            onChange={({ target }) =>
              form.set({ end: DISPUTE_ENDS.find((each) => each === target.value) ?? null })
            }
            options={DISPUTE_ENDS.map((value) => ({
              value,
              label: texts.ends[value],
              hint: texts.endHints[value],
            }))}
          />
        </FieldSet>
      )}
    </NoteDialog>
  )
}

interface CloseValues {
  note: string
  end: DisputeEnd | null
}

const closeTexts = {
  title: texts.closeTitle,
  hint: texts.closeHint,
  note: texts.note,
  action: texts.close,
  keep: texts.keep,
}
const disputeTexts = { ...closeTexts, title: texts.disputeTitle, hint: texts.disputeHint }
