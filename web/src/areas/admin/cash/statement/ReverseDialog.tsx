import { cashMessages, type RiderCash, type StaffCashEntry } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '~/api'
import { ReasonField, useReasonForm } from '~/form/ReasonField'
import { TaskDialog } from '~/form/TaskDialog'
import { notice } from '~/ui/notice/notice'
import { reverseTexts as texts } from '../texts'

interface ReverseDialogProps {
  rider: RiderCash
  entry: StaffCashEntry
  onClose: () => void
}

/** Takes a remittance back that was recorded wrongly; asks for a reason. */
export function ReverseDialog({ rider, entry: { amount, remittance }, onClose }: ReverseDialogProps) {
  const queries = useQueryClient()
  const form = useReasonForm(
    cashMessages.reasonMissing,
    ({ message }) => void notice.error(texts.failed, message),
  )

  async function send({ reason }: { reason: string }) {
    try {
      const { data } = await client.cash.reverseRemittance({
        riderId: rider._id,
        id: remittance?._id ?? '',
        reason,
      })
      onClose()
      void notice.success(texts.doneTitle, texts.done(data.name, data.held))
    } finally {
      void queries.invalidateQueries({ queryKey: api.cash.key() })
    }
  }

  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.title(amount)}
      description={texts.text(rider.name)}
      actionText={texts.save}
      busyText={texts.saving}
      look="danger"
      onClose={onClose}
    >
      <ReasonField form={form} label={texts.reason} hint={texts.reasonHint} />
    </TaskDialog>
  )
}
