import { type Move, type MoveTarget, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import type { Moving } from '~/order/useMove'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Field } from '~/ui/Field'
import { Textarea } from '~/ui/Textarea'

interface ReasonDialogProps {
  step: Move<MoveTarget>
  moving: Moving
  onClose: () => void
}

/** Asks for a short reason, which the staff and the customer will read. */
export function ReasonDialog({ step, moving, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const mustSay = step.needs === 'reason'
  const isGivingBack = step.to === 'created'

  function send() {
    const said = reason.trim()
    setMissing(mustSay && said === '')
    if (!(mustSay && said === '')) moving.move({ to: step.to, reason: said })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isGivingBack ? 'Give this job back?' : 'Could not deliver?'}
      description={
        isGivingBack
          ? 'Then it waits for another rider.'
          : 'Call first. Then say what happened: the customer or the office decides what comes next.'
      }
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {isGivingBack ? 'Keep it' : 'Not yet'}
          </Button>
          <Button look="danger" busy={moving.movingTo !== null} onClick={send}>
            {isGivingBack ? 'Give it back' : 'Could not deliver'}
          </Button>
        </>
      }
    >
      <Field
        label="Why"
        optional={!mustSay}
        hint={
          isGivingBack
            ? undefined
            : 'The customer reads this. For example: the gate is locked, the phone is off.'
        }
        error={isMissing ? 'Please say why.' : moving.refusal?.message}
      >
        <Textarea
          rows={3}
          maxLength={TEXT_LIMIT.line}
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
