import { accountMessages, type RemittanceInput, type RiderCash, TEXT_LIMIT } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useEditConflict } from '~/form/useEditConflict'
import { useFormErrors } from '~/form/useFormErrors'
import { api, type CallRefusal, client, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { notice } from '~/ui/notice/notice'
import { TextInput } from '~/ui/field/TextInput'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { recordTexts as texts } from '../texts'
import { amountText, checkAmount } from './amount'
import { createAttempts } from './attempts'
import { HeldConflict } from './HeldConflict'

const FORM_ID = 'record-cash'

/** They outlive the dialog, because whoever gets no answer may close it and open it again. */
const attempts = createAttempts()

interface RecordDialogProps {
  /** As the page showed the rider. */
  rider: RiderCash
  onClose: () => void
}

/** Says how to send the same again after what the refusal says; a vague refusal says nothing more. */
function withHint(refusal: CallRefusal): CallRefusal {
  const said = refusal.message === accountMessages.somethingWrong ? [] : [refusal.message]
  return { ...refusal, message: [...said, texts.unsureHint].join(' ') }
}

/** Records cash that a rider handed in. If the rider's cash changed meanwhile, stays open and says so. */
export function RecordDialog({ rider: shown, onClose }: RecordDialogProps) {
  const queries = useQueryClient()
  const riderId = shown._id
  // Sent again with the same content, as after a lost answer, it has the same key and is recorded once.
  const conflict = useEditConflict(shown, (body: RemittanceInput) =>
    client.cash.recordRemittance({
      headers: { 'idempotency-key': attempts.keyOf(riderId, body) },
      params: { riderId },
      body,
    }),
  )
  /** The change may be an amount that was sent from here. */
  const [mayBeCounted, setMayBeCounted] = useState(false)
  /** An amount may be recorded, although it was not answered so. */
  const [isUnsure, setUnsure] = useState(false)
  // As the editor has seen it: the page goes on showing what the rider holds at each moment.
  const rider = conflict.seen
  const form = useForm({
    defaultValues: { amount: amountText(rider.held), note: '' },
    shouldFocusError: false,
  })
  const problems = useFormErrors<{ amount: string; note: string }>(['amount', 'note'], texts)
  const { errors, isSubmitting, isDirty } = form.formState
  const { leave, question } = useLeaving({ isUnsaved: isDirty, isBusy: isSubmitting, onClose })
  const typedAmount = useWatch({ control: form.control, name: 'amount' })
  const isNoneLeft = rider.held === 0

  async function send({ amount: typed, note }: { amount: string; note: string }) {
    problems.clear()
    const amount = Number(typed)
    const body = { amount, note: note.trim(), version: rider.version }
    try {
      const { saved } = await conflict.save(body)
      if (!saved) return setMayBeCounted(attempts.changed(riderId, body))
      attempts.recorded(riderId)
      onClose()
      void notice.success(texts.doneTitle, texts.done(saved.data.name, amount, saved.data.held))
    } catch (error) {
      const refusal = refusalOf(error)
      const isNowUnsure = attempts.failed(riderId, body, refusal)
      setUnsure(isNowUnsure)
      problems.showRefusal(isNowUnsure ? withHint(refusal) : refusal, form.setError)
    } finally {
      // After a refusal, too, because what is shown may be outdated.
      void queries.invalidateQueries({ queryKey: api.cash.key() })
    }
  }

  return (
    <Dialog
      open
      title={texts.title(rider.name)}
      description={texts.holds(rider.held)}
      onClose={leave}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isSubmitting}>
            {isNoneLeft ? texts.close : texts.cancel}
          </Button>
          {!isNoneLeft && (
            <Button type="submit" form={FORM_ID} busy={isSubmitting} busyText={texts.saving}>
              {texts.save}
            </Button>
          )}
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(send, problems.countAttempt)(event)}
      >
        {conflict.theirs && (
          <HeldConflict
            before={conflict.before}
            now={conflict.theirs}
            mayBeCounted={mayBeCounted}
            onStatement={onClose}
          />
        )}
        <FormErrorSummary
          attempt={problems.attempt}
          errors={problems.summaryOf(errors)}
          {...(problems.title && { title: isUnsure ? texts.unsure : problems.title })}
        />
        <Field
          id="amount"
          label={texts.amount}
          required
          error={errors.amount?.message}
          aside={
            !isNoneLeft &&
            Number(typedAmount) !== rider.held && (
              <button
                type="button"
                className="text-palm rounded-control min-h-6 text-sm font-semibold underline underline-offset-4"
                onClick={() => {
                  form.setValue('amount', amountText(rider.held), { shouldDirty: true, shouldValidate: true })
                  // The button that was pressed disappears.
                  form.setFocus('amount')
                }}
              >
                {texts.all(rider.held)}
              </button>
            )
          }
        >
          <TextInput
            type="number"
            inputMode="decimal"
            step="any"
            min={0}
            before="₦"
            autoComplete="off"
            {...form.register('amount', { validate: (typed) => checkAmount(typed, rider.held) })}
          />
        </Field>
        <Field id="note" label={texts.note} optional hint={texts.noteHint} error={errors.note?.message}>
          <TextInput maxLength={TEXT_LIMIT.line} autoComplete="off" {...form.register('note')} />
        </Field>
      </form>
      {question}
    </Dialog>
  )
}
