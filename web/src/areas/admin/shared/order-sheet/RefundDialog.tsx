import { paymentMessages, RefundAmount, type StaffOrder, TEXT_LIMIT } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { api, client, refusalOf } from '~/api'
import { newKey } from '~/browser/idempotencyKey'
import { isBlank, rule } from '~/form/rule'
import { useFormErrors } from '~/form/useFormErrors'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { formatNaira } from '~/ui/text/format'
import { TextInput } from '~/ui/field/TextInput'
import { toast } from '~/ui/notice/toast'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { onlinePaymentTexts as texts } from './paymentTexts'

const FORM_ID = 'refund'

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
    defaultValues: { amount: Number.isInteger(left) ? String(left) : left.toFixed(2), reason: '' },
    shouldFocusError: false,
  })
  const problems = useFormErrors<RefundInputs>(['amount', 'reason'], texts)
  const { errors, isSubmitting, isDirty } = form.formState
  const { leave, question } = useLeaving({ isUnsaved: isDirty, isBusy: isSubmitting, onClose })

  async function send({ amount: typed, reason }: RefundInputs) {
    problems.clear()
    const body = { orderId: order._id, amount: Number(typed), reason: reason.trim() }
    const content = JSON.stringify(body)
    const attempt = sent?.content === content ? sent : { key: newKey(), content }
    setSent(attempt)
    try {
      const headers = { 'idempotency-key': attempt.key }
      await client.onlinePayments.refund({ headers, params: { reference }, body })
      toast.success(texts.done(formatNaira(body.amount)))
      onClose()
    } catch (error) {
      problems.showRefusal(refusalOf(error), form.setError)
    } finally {
      void queries.invalidateQueries({ queryKey: api.staffOrders.key() })
    }
  }

  return (
    <Dialog
      open
      title={texts.refundTitle(order.number)}
      description={texts.refundLeft(formatNaira(left))}
      onClose={leave}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM_ID} busy={isSubmitting} busyText={texts.sending}>
            {texts.refund}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(send, problems.countAttempt)(event)}
      >
        <FormErrorSummary
          attempt={problems.attempt}
          errors={problems.summaryOf(errors)}
          {...(problems.title && { title: problems.title })}
        />
        <Field id="amount" label={texts.amount} required error={errors.amount?.message}>
          <TextInput
            type="number"
            inputMode="decimal"
            step="any"
            min={0}
            before="₦"
            autoComplete="off"
            {...form.register('amount', { validate: (typed) => checkAmount(typed, left) })}
          />
        </Field>
        <Field
          id="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          required
          error={errors.reason?.message}
        >
          <TextInput
            maxLength={TEXT_LIMIT.line}
            autoComplete="off"
            {...form.register('reason', { validate: (typed) => !isBlank(typed) || texts.reasonMissing })}
          />
        </Field>
      </form>
      {question}
    </Dialog>
  )
}
