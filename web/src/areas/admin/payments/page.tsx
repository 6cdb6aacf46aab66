import { type AsidePayment, isPermitted, type Role } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { useSession } from '~/session'
import { NoteDialog } from '../shared/NoteDialog'
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
  const closing = api.onlinePayments.closeAside.mutationOptions({
    onSettled: () => void queries.invalidateQueries({ queryKey: api.onlinePayments.key() }),
  })
  return <NoteDialog texts={closeWords} id={aside._id} closing={closing} onClose={onClose} />
}

const closeWords = {
  ...{ title: texts.closeTitle, hint: texts.closeHint, note: texts.note, missing: texts.noteMissing },
  ...{ action: texts.close, keep: texts.keep, failed: texts.failed },
}
