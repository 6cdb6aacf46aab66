import { isPermitted, type Role, type StaffOrder } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api, refusalOf } from '~/api'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Dialog } from '~/ui/dialog/Dialog'
import { Money } from '~/ui/text/Money'
import { formatNaira } from '~/ui/text/format'
import { notice } from '~/ui/notice/notice'
import { ReasonField } from '~/ui/field/ReasonField'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { cashBackTexts as texts } from './paymentTexts'

/** Cash that was paid at the pickup of an order that came back, until somebody records that it was paid back. */
export function PayBackCash({ order }: { order: StaffOrder }) {
  const role: Role = useSession()?.data?.role ?? 'user'
  const [isAsked, setAsked] = useState(false)
  const { owedBack } = order
  if (owedBack === undefined) return null
  return (
    <Card as="section" title={texts.title}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        {texts.owed} <Money amount={owedBack} className="font-head text-xl font-bold" />
      </p>
      {isPermitted(role, 'refundPayments') && (
        <Button look="secondary" size="sm" className="mt-3 w-fit" onClick={() => setAsked(true)}>
          {texts.record}
        </Button>
      )}
      {isAsked && <PayBackDialog order={order} owed={owedBack} onClose={() => setAsked(false)} />}
    </Card>
  )
}

interface PayBackDialogProps {
  order: StaffOrder
  /** In naira. */
  owed: number
  onClose: () => void
}

function PayBackDialog({ order: { _id: id, number }, owed, onClose }: PayBackDialogProps) {
  const formId = useId()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const paid = useMutation(
    api.staffOrders.payBackCash.mutationOptions({
      onSuccess: () => {
        onClose()
        void notice.success(texts.doneTitle, texts.done(formatNaira(owed)))
      },
      onError: (refused) => void notice.error(texts.failed, refusalOf(refused).message),
      onSettled: () => queries.invalidateQueries({ queryKey: api.staffOrders.key() }),
    }),
  )
  const isBusy = paid.isPending
  const { leave, question } = useLeaving({ isUnsaved: reason.trim() !== '', isBusy, onClose })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setError(texts.reasonMissing)
    paid.mutate({ id, reason })
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={texts.ask(formatNaira(owed))}
      description={texts.text(number)}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isBusy}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyText={texts.saving}>
            {texts.record}
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
