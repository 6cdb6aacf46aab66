import type { PayoutDetail } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Send } from 'lucide-react'
import { useState } from 'react'
import { api, client, refusalOf } from '~/api'
import { useSession } from '~/session'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { notice } from '~/ui/notice/notice'
import { batchTexts as texts } from '../texts'
import { useBatchStep } from '../usePayouts'
import { saveFile } from '~/account/statement/saveFile'

/** The steps that the whole batch can take now. */
export function BatchSteps({ batch }: { batch: PayoutDetail }) {
  if (batch.status === 'pending') return <Answer batch={batch} />
  return batch.status === 'sent' && batch.open > 0 ? <Sent batch={batch} /> : null
}

function Answer({ batch: { _id: id, madeBy, people, amount } }: { batch: PayoutDetail }) {
  const [isAsking, setAsking] = useState(false)
  const isOwn = useSession()?.data?._id === madeBy._id
  const approving = useBatchStep(() => client.payouts.approve({ id }))
  const withdrawing = useBatchStep(() => client.payouts.withdraw({ id }))
  return (
    <div className="grid gap-3">
      <p className="text-quiet">{isOwn ? texts.own : texts.waits}</p>
      <div className="flex flex-wrap gap-2">
        {!isOwn && <Button onClick={() => setAsking(true)}>{texts.approve}</Button>}
        <Button
          look="secondary"
          busy={withdrawing.isPending}
          busyText={texts.busy}
          onClick={() => withdrawing.mutate(undefined)}
        >
          {texts.withdraw}
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        title={texts.approveAsk}
        actionText={texts.approve}
        cancelText={texts.cancel}
        busy={approving.isPending}
        onCancel={() => setAsking(false)}
        onAction={() => approving.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {texts.approveHint(people, amount)}
      </AlertDialog>
    </div>
  )
}

function Sent({ batch: { _id: id, lines, channel, mayTransfer, isSandbox } }: { batch: PayoutDetail }) {
  const [isAsking, setAsking] = useState(false)
  const transferring = useBatchStep(() => client.payouts.transfer({ id }))
  const open = lines.filter(({ status }) => status === 'sent').map(({ _id }) => _id)
  const settling = useBatchStep(() =>
    client.payouts.settle({ id, lineIds: open, status: 'paid', reason: '' }),
  )
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: () => client.payouts.file({ id }),
    onSuccess: ({ name, csv }) => {
      saveFile(name, csv)
      // From now on the file is its way.
      void queries.invalidateQueries({ queryKey: api.payouts.read.key({ input: { id } }) })
    },
    onError: (error) => void notice.error(texts.error, refusalOf(error).message),
  })
  if (channel === 'provider') return <ByPaystack isSandbox={isSandbox} />
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {mayTransfer && (
          <Button onClick={() => setAsking(true)} icon={<Send size={18} />}>
            {texts.transfer}
          </Button>
        )}
        <Button
          look={mayTransfer ? 'secondary' : 'primary'}
          busy={saving.isPending}
          busyText={texts.busy}
          onClick={() => saving.mutate()}
        >
          <Download size={18} />
          {texts.file}
        </Button>
        <Button
          look="secondary"
          busy={settling.isPending}
          busyText={texts.busy}
          onClick={() => settling.mutate(undefined)}
        >
          {texts.allPaid(open.length)}
        </Button>
      </div>
      <p className="text-quiet text-sm">{texts.fileHint}</p>
      <AlertDialog
        open={isAsking}
        title={texts.transferAsk}
        actionText={texts.transfer}
        cancelText={texts.cancel}
        busy={transferring.isPending}
        onCancel={() => setAsking(false)}
        onAction={() => transferring.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {texts.transferHint(open.length)}
      </AlertDialog>
    </div>
  )
}

function ByPaystack({ isSandbox }: { isSandbox: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-quiet">{texts.byPaystack}</p>
      {isSandbox && <Badge tone="wait">{texts.sandbox}</Badge>}
    </div>
  )
}
