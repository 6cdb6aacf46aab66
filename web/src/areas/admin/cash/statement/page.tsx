import { cashMessages, isPermitted, type Role, type StaffCashEntry } from '@ozi/contract'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useSession } from '~/session'
import { BackLink } from '~/ui/button/BackLink'
import { LostRoad } from '~/ui/art/LostRoad'
import { Button, LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { PagedCount, PagedTable } from '../../shared/PagedTable'
import { cashDeskTexts, cashStatementTexts as texts } from '../texts'
import { useStatement } from '../useCash'
import { entryColumns } from './columns'
import { HeldCard, HeldCardSkeleton } from './HeldCard'
import { lazyPart } from '~/ui/lazy/lazyPart'

const RecordDialog = lazyPart(async () => (await import('../record/RecordDialog')).RecordDialog)
const ReverseDialog = lazyPart(async () => (await import('./ReverseDialog')).ReverseDialog)

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** The cash that one rider collected and handed in, newest first. */
export default function RiderStatement() {
  const { riderId = '' } = useParams()
  // One rider's rows are never shown under another's name.
  return <StatementOfRider key={riderId} riderId={riderId} />
}

function StatementOfRider({ riderId }: { riderId: string }) {
  const { rider, entries, isNotFound } = useStatement(riderId)
  const role: Role = useSession()?.data?.role ?? 'user'
  const [isRecording, setRecording] = useState(false)
  const [reversed, setReversed] = useState<StaffCashEntry | null>(null)
  const mayRecord = isPermitted(role, 'recordRemittances')
  const columns = useMemo(() => entryColumns(mayRecord ? setReversed : null), [mayRecord])
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to="/admin/cash">{texts.back}</BackLink>
      {isNotFound ? (
        <EmptyState
          art={<LostRoad className="w-full" />}
          title={texts.notFound}
          action={<LinkButton to="/admin/cash">{texts.back}</LinkButton>}
        />
      ) : (
        <>
          <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="text-2xl wrap-anywhere md:text-3xl">{rider?.name ?? texts.title}</h1>
            {rider && rider.held > 0 && mayRecord && (
              <Button size="sm" {...RecordDialog.preloadWhenNear} onClick={() => setRecording(true)}>
                {cashDeskTexts.record}
              </Button>
            )}
          </header>
          {rider ? <HeldCard rider={rider} /> : entries.error === null && <HeldCardSkeleton />}
          <RevealWhen ready={rider !== null || entries.error !== null} className="grid grid-cols-1 gap-4">
            <PagedCount paged={entries} nouns={texts.nouns} />
            <div className="grid grid-cols-1 gap-4" {...ReverseDialog.preloadWhenNear}>
              <PagedTable
                paged={entries}
                caption={texts.caption(rider?.name ?? '')}
                columns={columns}
                empty={cashMessages.noEntries}
              />
            </div>
          </RevealWhen>
        </>
      )}
      {reversed && rider && (
        <ReverseDialog rider={rider} entry={reversed} onClose={() => setReversed(null)} />
      )}
      {isRecording && rider && <RecordDialog rider={rider} onClose={() => setRecording(false)} />}
    </div>
  )
}
