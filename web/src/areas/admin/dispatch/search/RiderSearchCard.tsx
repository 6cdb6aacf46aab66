import type { StaffOrder } from '@ozi/contract'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { refusalOf } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { sheetTexts } from '../../shared/order-sheet/texts'
import { hindranceTexts, searchTexts as texts } from '../texts'
import { CandidateList } from './CandidateList'
import { SearchState } from './SearchState'
import { useAssigning } from './useAssigning'
import { useCandidates } from './useCandidates'
import { useSearchAgain } from './useSearchAgain'

/** The riders for a waiting order: how far the search is, who could carry it, and assigning one. */
export function RiderSearchCard({ order }: { order: StaffOrder }) {
  const isWaiting = order.status === 'created'
  const words = useTexts(statusTexts)
  const candidates = useCandidates(order._id, isWaiting)
  const assigning = useAssigning(order)
  const again = useSearchAgain(order._id, {
    putSearch: candidates.putSearch,
    done: () => toast.success(texts.begun(order.number)),
  })

  if (!isWaiting) {
    // Somebody else was faster while this dispatcher was about to decide.
    if (!assigning.isOvertaken && again.refusal === null) return null
    const dismiss = () => {
      assigning.forget()
      again.forget()
    }
    return (
      <div>
        <div
          role="alert"
          className="rounded-control bg-wait-wash text-wait flex flex-wrap items-center justify-between gap-2 px-3 py-2"
        >
          <p className="min-w-0 flex-1 basis-48 font-medium">
            {sheetTexts.overtaken(words[order.status])} {texts.over}
          </p>
          <Button look="quiet" size="sm" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        </div>
      </div>
    )
  }

  const { data } = candidates
  const { asked } = assigning
  const refusal = assigning.refusal ?? again.refusal
  return (
    <Card
      as="section"
      title={texts.title}
      aside={
        <Button
          size="row"
          look="quiet"
          disabled={!data}
          busy={again.isBusy}
          onClick={() => data && again.begin(data.search.version)}
        >
          {texts.again}
        </Button>
      }
    >
      <div className="-mt-2 grid gap-3">
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
            <SearchState search={data.search} riders={data.riders} />
            {refusal && <Alert>{Object.values(refusal.fields ?? {})[0] ?? refusal.message}</Alert>}
            <CandidateList riders={data.riders} busyId={assigning.busyId} onAssign={assigning.assign} />
          </>
        )}
      </div>
      <AlertDialog
        open={asked !== null}
        title={asked ? texts.askTitle(asked.name) : ''}
        actionText={texts.assign}
        onAction={assigning.confirm}
        onCancel={assigning.cancel}
      >
        {asked?.hindrances.map((each) => hindranceTexts[each]).join(', ')}
      </AlertDialog>
    </Card>
  )
}
