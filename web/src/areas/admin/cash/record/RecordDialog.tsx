import { accountMessages, type RiderCash, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useFormErrors } from '~/form/useFormErrors'
import type { CallRefusal } from '~/api'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { notice } from '~/ui/notice/notice'
import { TextInput } from '~/ui/field/TextInput'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { recordTexts as texts } from '../texts'
import { amountText, checkAmount } from './amount'
import { HeldMeanwhile, type Meanwhile } from './HeldMeanwhile'
import { useRecord } from './useRecord'

const FORM_ID = 'record-cash'

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
  // A copy, because the page goes on showing what the rider holds at each moment.
  const [rider, setRider] = useState(shown)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const [isUnsure, setUnsure] = useState(false)
  const record = useRecord(rider._id)
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
    const outcome = await record({ amount, note: note.trim(), version: rider.version })
    if (outcome.kind === 'recorded') {
      onClose()
      return void notice.success(texts.doneTitle, texts.done(outcome.rider.name, amount, outcome.rider.held))
    }
    if (outcome.kind === 'changed') {
      setMeanwhile({ before: rider, mayBeCounted: outcome.mayBeCounted })
      return setRider(outcome.rider)
    }
    setUnsure(outcome.isUnsure)
    problems.showRefusal(outcome.isUnsure ? withHint(outcome.refusal) : outcome.refusal, form.setError)
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
        {meanwhile && <HeldMeanwhile key={rider.version} {...meanwhile} now={rider} onStatement={onClose} />}
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
