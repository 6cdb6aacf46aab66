import { TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { askTexts, NOT_THE_PLACE_SAID } from '~/languages/en/rider/job'
import type { Moving } from '~/order/useMove'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import type { StepQuestion } from './steps'

interface ReasonDialogProps {
  step: StepQuestion
  moving: Moving
  onClose: () => void
}

/** Asks for a short reason, which the staff and the customer will read. */
export function ReasonDialog({ step, moving, onClose }: ReasonDialogProps) {
  const texts = useTexts(askTexts)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isPlaceWrong = step.isPlaceWrong === true
  const mustSay = step.needs === 'reason' && !isPlaceWrong
  const isGivingBack = step.to === 'created'

  function send() {
    const said = reason.trim()
    setMissing(mustSay && said === '')
    if (!(mustSay && said === '')) {
      const told = isPlaceWrong
        ? { reason: [NOT_THE_PLACE_SAID, said].join(' ').trim(), isPlaceWrong }
        : { reason: said }
      moving.move({ to: step.to, ...told })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isPlaceWrong ? texts.notThePlaceAsk : isGivingBack ? texts.giveBackAsk : texts.failedAsk}
      description={
        isPlaceWrong ? texts.notThePlaceHint : isGivingBack ? texts.giveBackHint : texts.failedHint
      }
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {isGivingBack ? texts.keep : texts.notYet}
          </Button>
          <Button look="danger" busy={moving.movingTo !== null} onClick={send}>
            {isPlaceWrong ? texts.notThePlace : isGivingBack ? texts.giveBack : texts.failed}
          </Button>
        </>
      }
    >
      <Field
        label={isPlaceWrong ? texts.whereIsIt : texts.why}
        optional={!mustSay}
        hint={isGivingBack || isPlaceWrong ? undefined : texts.whyHint}
        error={isMissing ? texts.whyMissing : moving.refusal?.message}
      >
        <Textarea
          rows={3}
          maxLength={TEXT_LIMIT.line - (isPlaceWrong ? NOT_THE_PLACE_SAID.length + 1 : 0)}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value)
            setMissing(false)
          }}
        />
      </Field>
    </Dialog>
  )
}
