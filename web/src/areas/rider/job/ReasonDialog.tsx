import { TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import type { Moving } from '~/order/useMove'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Field } from '~/ui/Field'
import { Textarea } from '~/ui/Textarea'
import { riderTexts as texts } from '../shared/texts'
import type { AskedStep } from './steps'

interface ReasonDialogProps {
  step: AskedStep
  moving: Moving
  onClose: () => void
}

/** Asks for a short reason, which the staff and the customer will read. */
export function ReasonDialog({ step, moving, onClose }: ReasonDialogProps) {
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
        ? { reason: [texts.notThePlaceSaid, said].join(' ').trim(), isPlaceWrong }
        : { reason: said }
      moving.move({ to: step.to, ...told })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isPlaceWrong ? texts.notThePlaceAsk : isGivingBack ? 'Give this job back?' : 'Could not deliver?'
      }
      description={
        isPlaceWrong
          ? texts.notThePlaceHint
          : isGivingBack
            ? 'Then it waits for another rider.'
            : 'Call first. Then say what happened: the customer or the office decides what comes next.'
      }
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {isGivingBack ? 'Keep it' : 'Not yet'}
          </Button>
          <Button look="danger" busy={moving.movingTo !== null} onClick={send}>
            {isPlaceWrong ? texts.notThePlace : isGivingBack ? 'Give it back' : 'Could not deliver'}
          </Button>
        </>
      }
    >
      <Field
        label={isPlaceWrong ? texts.whereIsIt : 'Why'}
        optional={!mustSay}
        hint={
          isGivingBack || isPlaceWrong
            ? undefined
            : 'The customer reads this. For example: the gate is locked, the phone is off.'
        }
        error={isMissing ? 'Please say why.' : moving.refusal?.message}
      >
        <Textarea
          rows={3}
          maxLength={TEXT_LIMIT.line - (isPlaceWrong ? texts.notThePlaceSaid.length + 1 : 0)}
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
