import { accountMessages, type RemittanceInput, type RiderCash, TEXT_LIMIT } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorsBy } from '~/form/errorsBy'
import { FormSummary } from '~/form/Form'
import { TaskDialog } from '~/form/TaskDialog'
import { useEditConflict } from '~/form/useEditConflict'
import { aboveForm, useForm } from '~/form/useForm'
import { api, type CallRefusal, client, refusalOf } from '~/api'
import { Field } from '~/ui/field/Field'
import { notice } from '~/ui/notice/notice'
import { TextInput } from '~/ui/field/TextInput'
import { recordTexts as texts } from '../texts'
import { amountText, checkAmount } from './checkAmount'
import { createAttempts } from './createAttempts'
import { HeldConflict } from './HeldConflict'

/** They outlive the dialog, because whoever gets no answer may close it and open it again. */
const attempts = createAttempts()

interface RecordDialogProps {
  /** As the page showed the rider. */
  rider: RiderCash
  onClose: () => void
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
  const isUnsure = useRef(false)
  // As the editor has seen it: the page goes on showing what the rider holds at each moment.
  const rider = conflict.seen
  const form = useForm({
    initial: { amount: amountText(rider.held), note: '' },
    check: (values) => errorsBy(values, { amount: (typed) => checkAmount(typed, rider.held) }),
    onRefused: (refusal) =>
      isUnsure.current ? { title: texts.unsure, texts: unsureTexts(refusal) } : aboveForm(texts)(refusal),
  })
  const isNoneLeft = rider.held === 0

  async function send({ amount: typed, note }: { amount: string; note: string }) {
    const amount = Number(typed)
    const body = { amount, note: note.trim(), version: rider.version }
    try {
      const { saved } = await conflict.save(body)
      if (!saved) return setMayBeCounted(attempts.changed(riderId, body))
      attempts.recorded(riderId)
      onClose()
      void notice.success(texts.doneTitle, texts.done(saved.data.name, amount, saved.data.held))
    } catch (error) {
      isUnsure.current = attempts.failed(riderId, body, refusalOf(error))
      throw error
    } finally {
      // After a refusal, too, because what is shown may be outdated.
      void queries.invalidateQueries({ queryKey: api.cash.key() })
    }
  }

  return (
    <TaskDialog
      form={form}
      send={send}
      title={texts.title(rider.name)}
      description={texts.holds(rider.held)}
      {...(isNoneLeft && { cancelText: texts.close })}
      actionText={isNoneLeft ? null : texts.save}
      busyText={texts.saving}
      onClose={onClose}
    >
      {conflict.theirs && (
        <HeldConflict
          before={conflict.before}
          now={conflict.theirs}
          mayBeCounted={mayBeCounted}
          onStatement={onClose}
        />
      )}
      <FormSummary form={form} />
      <Field
        {...form.field('amount')}
        label={texts.amount}
        required
        aside={
          !isNoneLeft &&
          Number(form.values.amount) !== rider.held && (
            <button
              type="button"
              className="text-palm rounded-control min-h-6 text-sm font-semibold underline underline-offset-4"
              onClick={() => {
                form.set({ amount: amountText(rider.held) })
                // The button that was pressed disappears.
                document.getElementById(form.field('amount').id)?.focus()
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
          {...form.bind('amount')}
        />
      </Field>
      <Field {...form.field('note')} label={texts.note} optional hint={texts.noteHint}>
        <TextInput maxLength={TEXT_LIMIT.line} autoComplete="off" {...form.bind('note')} />
      </Field>
    </TaskDialog>
  )
}

/** How to send the same again, after what the refusal says; a vague refusal says nothing more. */
const unsureTexts = ({ message }: CallRefusal): string[] => [
  [...(message === accountMessages.somethingWrong ? [] : [message]), texts.unsureHint].join(' '),
]
