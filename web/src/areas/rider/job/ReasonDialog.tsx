import { TEXT_LIMIT } from '@ozi/contract'
import { errorsBy } from '~/form/errorsBy'
import { required } from '~/form/rule'
import { TaskDialog } from '~/form/TaskDialog'
import { useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { askTexts, NOT_THE_PLACE_SAID, riderMoveTexts } from '~/languages/en/rider/job'
import type { Moving } from '~/order/useMove'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import type { StepQuestion } from './riderSteps'

interface ReasonDialogProps {
  step: StepQuestion
  moving: Moving
  onClose: () => void
}

/** Asks for a short reason, which the staff and the customer will read. */
export function ReasonDialog({ step, moving, onClose }: ReasonDialogProps) {
  const texts = useTexts(askTexts)
  const moves = useTexts(riderMoveTexts)
  const isPlaceWrong = step.isPlaceWrong === true
  const mustSay = step.needs === 'reason' && !isPlaceWrong
  const isGivingBack = step.to === 'created'
  const action = isPlaceWrong ? texts.notThePlace : isGivingBack ? moves.created : moves.delivery_failed
  const form = useForm({
    initial: { reason: '' },
    check: (values) => (mustSay ? errorsBy(values, { reason: required(texts.whyMissing) }) : {}),
  })

  function send(values: { reason: string }) {
    const reason = values.reason.trim()
    const told = isPlaceWrong
      ? { reason: [NOT_THE_PLACE_SAID, reason].join(' ').trim(), isPlaceWrong }
      : { reason }
    moving.move({ to: step.to, ...told })
  }
  return (
    <TaskDialog
      form={form}
      send={send}
      title={action}
      description={
        isPlaceWrong ? texts.notThePlaceHint : isGivingBack ? texts.giveBackHint : texts.failedHint
      }
      cancelText={isGivingBack ? texts.keep : texts.notYet}
      actionText={action}
      look="danger"
      isBusy={moving.movingTo !== null}
      onClose={onClose}
    >
      <Field
        {...form.field('reason')}
        label={isPlaceWrong ? texts.whereIsIt : texts.why}
        optional={!mustSay}
        hint={isGivingBack || isPlaceWrong ? undefined : texts.whyHint}
        error={form.errors.reason ?? moving.refusal?.message}
      >
        <Textarea
          rows={3}
          maxLength={TEXT_LIMIT.line - (isPlaceWrong ? NOT_THE_PLACE_SAID.length + 1 : 0)}
          {...form.bind('reason')}
        />
      </Field>
    </TaskDialog>
  )
}
