import { cashMessages, type RiderCash, type StaffCashEntry } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { ReasonField } from '~/ui/field/ReasonField'
import { notice } from '~/ui/notice/notice'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { reverseTexts as texts } from '../texts'

interface ReverseDialogProps {
  rider: RiderCash
  entry: StaffCashEntry
  onClose: () => void
}

/** Takes a remittance back that was recorded wrongly; asks for a reason. */
export function ReverseDialog({ rider, entry: { amount, remittance }, onClose }: ReverseDialogProps) {
  const formId = useId()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const reversal = useMutation(
    api.cash.reverseRemittance.mutationOptions({
      onSuccess: ({ data }) => {
        onClose()
        void notice.success(texts.doneTitle, texts.done(data.name, data.held))
      },
      onError: (refused) => void notice.error(texts.failed, refusalOf(refused).message),
      onSettled: () => queries.invalidateQueries({ queryKey: api.cash.key() }),
    }),
  )
  const isBusy = reversal.isPending
  const { leave, question } = useLeaving({ isUnsaved: reason.trim() !== '', isBusy, onClose })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setError(cashMessages.reasonMissing)
    reversal.mutate({ riderId: rider._id, id: remittance?._id ?? '', reason })
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={texts.title(amount)}
      description={texts.text(rider.name)}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={isBusy} busyText={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <ReasonField
          label={texts.reason}
          hint={texts.reasonHint}
          error={error}
          value={reason}
          onChange={(typed) => {
            setReason(typed)
            setError(undefined)
          }}
        />
      </form>
      {question}
    </Dialog>
  )
}
