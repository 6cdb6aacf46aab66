import { isPermitted, type Role, type StaffOrder } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '~/api'
import { ReasonField, useReasonForm } from '~/form/ReasonField'
import { TaskDialog } from '~/form/TaskDialog'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { Money } from '~/ui/text/Money'
import { formatNaira } from '~/ui/text/format'
import { notice } from '~/ui/notice/notice'
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
  const queries = useQueryClient()
  const form = useReasonForm(texts.reasonMissing, ({ message }) => void notice.error(texts.failed, message))

  async function send({ reason }: { reason: string }) {
    try {
      await client.staffOrders.payBackCash({ id, reason })
      onClose()
      void notice.success(texts.doneTitle, texts.done(formatNaira(owed)))
    } finally {
      void queries.invalidateQueries({ queryKey: api.staffOrders.key() })
    }
  }

  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.ask(formatNaira(owed))}
      description={texts.text(number)}
      actionText={texts.record}
      busyText={texts.saving}
      onClose={onClose}
    >
      <ReasonField form={form} label={texts.reason} hint={texts.reasonHint} />
    </TaskDialog>
  )
}
