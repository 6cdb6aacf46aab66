import type { Candidate, StaffOrder } from '@ozi/contract'
import { type ReactNode, useState } from 'react'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { sheetTexts } from '../../shared/order-sheet/texts'
import { searchTexts as texts } from '../texts'
import { CandidateList } from './CandidateList'
import { SearchState } from './SearchState'
import { useCandidates } from './useCandidates'
import { useOffer } from './useOffer'
import { lazyPart } from '~/ui/lazy/lazyPart'

const AssignDialog = lazyPart(async () => (await import('./AssignDialog')).AssignDialog)

/** The search for the rider of a waiting order: how far it is, who could carry it, and offers by hand. */
export function RiderSearchCard({ order }: { order: StaffOrder }) {
  const isWaiting = order.status === 'created'
  const words = useTexts(statusTexts)
  const candidates = useCandidates(order._id, isWaiting)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [assigned, setAssigned] = useState<Candidate | null>(null)
  const [isNoneChosen, setNoneChosen] = useState(false)
  const offering = useOffer(order._id, {
    putSearch: candidates.putSearch,
    done: (riders) => {
      setChosen(new Set())
      toast.success(riders > 0 ? texts.offered(order.number, riders) : texts.begun(order.number))
    },
  })
  const { refusal } = offering

  if (!isWaiting) {
    // Somebody else was faster while this dispatcher was about to decide.
    const isOvertaken = chosen.size > 0 || assigned !== null || refusal !== null
    const dismiss = () => {
      setChosen(new Set())
      setAssigned(null)
      offering.forget()
    }
    return isOvertaken ? (
      <Notice onDismiss={dismiss}>
        {texts.over} {sheetTexts.overtaken(words[order.status])}
      </Notice>
    ) : null
  }

  const { data } = candidates
  const onDuty = data?.riders.filter(({ isOnline }) => isOnline) ?? []
  const still = new Set(onDuty.map(({ _id }) => _id))
  // A rider who went off duty meanwhile is chosen no more.
  const riderIds = [...chosen].filter((id) => still.has(id))

  function send(version: number) {
    setNoneChosen(riderIds.length === 0)
    if (riderIds.length > 0) offering.offer(version, riderIds)
  }
  function toggle({ _id }: Candidate) {
    offering.forget()
    setNoneChosen(false)
    const next = new Set(chosen)
    if (!next.delete(_id)) next.add(_id)
    setChosen(next)
  }
  return (
    <Card as="section" title={texts.title}>
      <div className="-mt-1 grid gap-4">
        {candidates.error && (
          <ErrorState title={texts.failed} query={candidates}>
            {refusalOf(candidates.error).message} {data && texts.earlier}
          </ErrorState>
        )}
        {!data && !candidates.error && (
          <div role="status" aria-label={texts.loading}>
            <SkeletonLines lines={5} />
          </div>
        )}
        {data && (
          <>
            {refusal?.code === 'CHANGED_MEANWHILE' && (
              <Notice onDismiss={offering.forget}>
                {texts.changed} {texts.changedNow}
              </Notice>
            )}
            <SearchState search={data.search} riders={onDuty} />
            <div className="contents" {...AssignDialog.preloadWhenNear}>
              <CandidateList
                riders={onDuty}
                offDuty={data.riders.length - onDuty.length}
                chosen={chosen}
                reasons={offering.reasons}
                onToggle={toggle}
                onAssign={setAssigned}
              />
            </div>
            {isNoneChosen && <Alert>{texts.chooseFirst}</Alert>}
            {refusal && !['CHANGED_MEANWHILE', 'VALIDATION'].includes(refusal.code) && (
              <Alert>{refusal.message}</Alert>
            )}
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                busy={offering.isBusy && !offering.isAgain}
                onClick={() => send(data.search.version)}
              >
                {texts.offer(riderIds.length)}
              </Button>
              <Button
                size="sm"
                look="secondary"
                busy={offering.isAgain}
                onClick={() => offering.offer(data.search.version)}
              >
                {texts.again}
              </Button>
            </div>
          </>
        )}
      </div>
      {assigned && <AssignDialog order={order} rider={assigned} onClose={() => setAssigned(null)} />}
    </Card>
  )
}

function Notice({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="rounded-control bg-wait-wash text-wait flex flex-wrap items-center justify-between gap-2 px-3 py-2"
    >
      <p className="min-w-0 flex-1 basis-48 font-medium">{children}</p>
      <Button look="quiet" size="sm" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
    </div>
  )
}
