import { type Move, type MoveTarget, type StaffOrder, TEXT_LIMIT } from '@ozi/contract'
import { type FormEvent, useId, useState } from 'react'
import type { Moving } from '~/order/useMove'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Field } from '~/ui/Field'
import { Textarea } from '~/ui/Textarea'
import { useLeaving } from '~/ui/useLeaving'
import { isSetback, nameOfMove } from './moveNames'
import { type PickedRider, RiderPicker } from './RiderPicker'
import { moveTexts as texts, sheetTexts } from './texts'

interface MoveDialogProps {
  order: StaffOrder
  move: Move<MoveTarget>
  moving: Moving
  onClose: () => void
}

/** Asks what a move needs of the staff: why, and of an assignment who. Never a hand-over code. */
export function MoveDialog({ order, move, moving, onClose }: MoveDialogProps) {
  const formId = useId()
  const needsRider = move.needs === 'rider'
  // To a first rider an order goes a hundred times a day, for one reason.
  const usualReason = needsRider && !order.rider ? texts.usualAssignment : ''
  const [reason, setReason] = useState(usualReason)
  const [rider, setRider] = useState<PickedRider | null>(null)
  const [isTried, setTried] = useState(false)
  const { leave, question } = useLeaving({
    isUnsaved: reason.trim() !== usualReason || rider !== null,
    onClose,
  })
  const isReasonMissing = reason.trim() === ''
  const isRiderMissing = needsRider && rider === null
  const { refusal } = moving

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isReasonMissing || isRiderMissing) return
    moving.move({ to: move.to, reason: reason.trim(), ...(rider ? { riderId: rider._id } : {}) })
  }
  return (
    <Dialog
      open
      onClose={leave}
      title={nameOfMove(move)}
      description={sheetTexts.title(order.number)}
      footer={
        <>
          <Button look="secondary" onClick={leave}>
            {texts.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            look={isSetback(move) ? 'danger' : 'primary'}
            busy={moving.movingTo !== null}
          >
            {nameOfMove(move)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        {needsRider && (
          <RiderPicker
            picked={rider}
            onPick={setRider}
            exceptId={order.rider?._id}
            error={isTried && isRiderMissing ? texts.riderMissing : refusal?.fields?.['riderId']}
          />
        )}
        <Field
          label={texts.reason}
          hint={texts.reasonHint}
          required
          error={isTried && isReasonMissing ? texts.reasonMissing : refusal?.fields?.['reason']}
        >
          <Textarea
            rows={2}
            maxLength={TEXT_LIMIT.line}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {refusal && !refusal.fields && (
          <p role="alert" className="text-bad font-medium">
            {refusal.message}
          </p>
        )}
      </form>
      {question}
    </Dialog>
  )
}
