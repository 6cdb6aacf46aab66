import { isPermitted } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api, type CallRefusal, client, refusalOf } from '~/api'
import { ReasonField, useReasonForm } from '~/form/ReasonField'
import { TaskDialog } from '~/form/TaskDialog'
import { useSession } from '~/session'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { notice } from '~/ui/notice/notice'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { loadError } from '../loadError'
import type { PersonRecord } from './personRecords'
import { adminTexts } from '../texts'
import { suspensionTexts as texts } from './texts'

/** Whether somebody may sign in, and the step that changes it; renders nothing for those who may not manage people. */
export function PersonSuspension({ person }: { person: PersonRecord }) {
  const mayManage = isPermitted(useSession()?.data?.role ?? 'user', 'managePeople')
  return mayManage ? <Suspension person={person} /> : null
}

function Suspension({ person: { _id: id, name } }: { person: PersonRecord }) {
  const titleId = useId()
  const queries = useQueryClient()
  const query = useQuery(api.suspensions.read.queryOptions({ input: { id } }))
  const [asked, setAsked] = useState<'suspend' | 'lift'>()
  const [isBusy, setBusy] = useState(false)
  const close = () => setAsked(undefined)
  const kept = query.data?.suspension

  async function act(step: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await step()
      close()
      void notice.success(texts.doneTitle, done)
    } finally {
      setBusy(false)
      const lists = [api.customers.key(), api.riders.key(), api.vendors.key(), api.sessions.key()]
      for (const queryKey of [...lists, api.suspensions.key()]) void queries.invalidateQueries({ queryKey })
    }
  }

  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="mb-2 text-base">
        {texts.title}
      </h3>
      {query.error && !query.data && <ErrorState title={loadError(query.error)} query={query} />}
      {query.isPending && (
        <div role="status" aria-label={adminTexts.loading}>
          <SkeletonLines lines={1} />
        </div>
      )}
      {kept && (
        <div className="bg-bad-wash text-bad rounded-control grid justify-items-start gap-2 p-3">
          <p className="font-medium wrap-anywhere">{kept.reason}</p>
          <p className="text-sm">
            {texts.by(kept.by)} <DateTime at={kept.at} style="inSentence" />
          </p>
          <Button look="secondary" onClick={() => setAsked('lift')}>
            {texts.lift}
          </Button>
        </div>
      )}
      {query.data && !kept && (
        <Button look="secondary" onClick={() => setAsked('suspend')}>
          {texts.suspend}
        </Button>
      )}
      <AlertDialog
        open={asked === 'lift'}
        title={texts.liftAsk(name)}
        actionText={texts.lift}
        busy={isBusy}
        onAction={() =>
          void act(() => client.suspensions.lift({ id }), texts.lifted(name)).catch((error: unknown) =>
            tellRefusal(refusalOf(error)),
          )
        }
        onCancel={close}
      >
        {texts.liftHint}
      </AlertDialog>
      {asked === 'suspend' && (
        <SuspendDialog
          name={name}
          orders={query.data?.runningOrders ?? []}
          onSuspend={(reason) => act(() => client.suspensions.suspend({ id, reason }), texts.suspended(name))}
          onClose={close}
        />
      )}
    </section>
  )
}

const tellRefusal = ({ message }: CallRefusal) => void notice.error(texts.errorTitle, message)

interface SuspendDialogProps {
  name: string
  /** Running ones. */
  orders: readonly string[]
  onSuspend: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks why, and says what becomes of what runs. */
function SuspendDialog({ name, orders, onSuspend, onClose }: SuspendDialogProps) {
  const form = useReasonForm(texts.reasonMissing, tellRefusal)
  return (
    <TaskDialog
      form={form}
      send={({ reason }) => onSuspend(reason)}
      title={texts.ask(name)}
      description={texts.hint}
      actionText={texts.suspend}
      busyText={texts.busy}
      look="danger"
      className="grid gap-4"
      onClose={onClose}
    >
      {orders.length > 0 && (
        <p className="bg-wait-wash text-wait rounded-control p-3 font-medium">{texts.running(orders)}</p>
      )}
      <ReasonField form={form} label={texts.reason} hint={texts.reasonHint} />
    </TaskDialog>
  )
}
