import { paymentMessages, RefundAmount, type StaffOrder, TEXT_LIMIT } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '~/api'
import { newKey } from '~/browser/idempotencyKey'
import { errorsBy } from '~/form/errorsBy'
import { FormSummary } from '~/form/Form'
import { required, rule } from '~/form/rule'
import { TaskDialog } from '~/form/TaskDialog'
import { aboveForm, useForm } from '~/form/useForm'
import { Field } from '~/ui/field/Field'
import { formatNaira } from '~/ui/text/format'
import { TextInput } from '~/ui/field/TextInput'
import { toast } from '~/ui/notice/toast'
import { onlinePaymentTexts as texts } from './paymentTexts'

interface RefundDialogProps {
  order: Pick<StaffOrder, '_id' | 'number'>
  reference: string
  /** In naira, when it was opened. */
  left: number
  onClose: () => void
}

interface RefundInputs {
  amount: string
  reason: string
}

const checkAmount = (typed: string, left: number): true | string => {
  const answer = rule(RefundAmount, {}, Number)(typed)
  return answer === true && Number(typed) > left ? paymentMessages.refundTooMuch : answer
}

/** Pays back a part or all that is left of a payment. */
export function RefundDialog({ order, reference, left, onClose }: RefundDialogProps) {
  const queries = useQueryClient()
  // The same key for the same content: sent again after a lost answer, it is paid back once.
  const [sent, setSent] = useState<{ readonly key: string; readonly content: string } | null>(null)
  const form = useForm<RefundInputs>({
    initial: { amount: Number.isInteger(left) ? String(left) : left.toFixed(2), reason: '' },
    check: (values) =>
      errorsBy(values, {
        amount: (typed) => checkAmount(typed, left),
        reason: required(texts.reasonMissing),
      }),
    onRefused: aboveForm(texts),
  })

  async function send({ amount: typed, reason }: RefundInputs) {
    const body = { orderId: order._id, amount: Number(typed), reason: reason.trim() }
    const content = JSON.stringify(body)
    const attempt = sent?.content === content ? sent : { key: newKey(), content }
    setSent(attempt)
    try {
      const headers = { 'idempotency-key': attempt.key }
      await client.onlinePayments.refund({ headers, params: { reference }, body })
      toast.success(texts.done(formatNaira(body.amount)))
      onClose()
    } finally {
      void queries.invalidateQueries({ queryKey: api.staffOrders.key() })
    }
  }

  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.refundTitle(order.number)}
      description={texts.refundLeft(formatNaira(left))}
      actionText={texts.refund}
      busyText={texts.sending}
      onClose={onClose}
    >
      <FormSummary form={form} />
      <Field {...form.field('amount')} label={texts.amount} required>
        <TextInput
          type="number"
          inputMode="decimal"
          step="any"
          min={0}
          before="₦"
          autoComplete="off"
          {...form.bind('amount')}
        />
      </Field>
      <Field {...form.field('reason')} label={texts.reason} hint={texts.reasonHint} required>
        <TextInput maxLength={TEXT_LIMIT.line} autoComplete="off" {...form.bind('reason')} />
      </Field>
    </TaskDialog>
  )
}
