import { type AsidePayment, isPermitted, type Role, TEXT_LIMIT } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api, refusalOf } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { useSession } from '~/session'
import { AlertDialog } from '~/ui/AlertDialog'
import { Field } from '~/ui/Field'
import { TextInput } from '~/ui/TextInput'
import { PagedCount, PagedTable } from '../shared/PagedTable'
import { asideColumns } from './columns'
import { asideTexts as texts } from './texts'

const rowsOf = ({ payments }: { readonly payments: AsidePayment[] }) => payments

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** What Paystack told us that fits no payment, for somebody to look at. */
export default function PaymentsAside() {
  const role: Role = useSession()?.data?.role ?? 'user'
  const mayClose = isPermitted(role, 'refundPayments')
  const [closed, setClosed] = useState<AsidePayment | null>(null)
  const paged = usePagedList(api.onlinePayments.listAside.infiniteOptions(byPage({})), rowsOf)
  const columns = useMemo(() => asideColumns(mayClose ? setClosed : null), [mayClose])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-1">{texts.lead}</p>
      </header>
      <PagedCount paged={paged} nouns={texts.nouns} />
      <PagedTable paged={paged} caption={texts.title} columns={columns} empty={texts.none} />
      {closed && <CloseDialog key={closed._id} aside={closed} onClose={() => setClosed(null)} />}
    </div>
  )
}

function CloseDialog({ aside, onClose }: { aside: AsidePayment; onClose: () => void }) {
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const closing = useMutation(
    api.onlinePayments.closeAside.mutationOptions({
      onSuccess: onClose,
      onSettled: () => void queries.invalidateQueries({ queryKey: api.onlinePayments.key() }),
    }),
  )
  function close() {
    setMissing(note.trim() === '')
    if (note.trim() !== '') closing.mutate({ id: aside._id, note: note.trim() })
  }
  return (
    <AlertDialog
      open
      title={texts.closeTitle}
      actionText={texts.close}
      cancelText={texts.keep}
      onAction={close}
      onCancel={onClose}
      busy={closing.isPending}
    >
      <p>{texts.closeHint}</p>
      <Field
        label={texts.note}
        required
        error={isMissing ? texts.noteMissing : undefined}
        className="text-ink mt-4"
      >
        <TextInput
          maxLength={TEXT_LIMIT.line}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {closing.error && (
        <p role="alert" className="text-bad mt-3 font-medium">
          {texts.failed} {refusalOf(closing.error).message}
        </p>
      )}
    </AlertDialog>
  )
}
