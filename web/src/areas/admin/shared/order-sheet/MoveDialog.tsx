import { isRedelivery, type Move, type MoveTarget, type StaffOrder, TEXT_LIMIT } from '@ozi/contract'
import { type FormEvent, useId, useState } from 'react'
import type { Moving } from '~/order/useMove'
import { ChangedDialog } from '~/placing/ChangedDialog'
import { NO_PLACE, RightPlaceFields } from '~/placing/redelivery/RightPlaceFields'
import { useRedelivery } from '~/placing/redelivery/useRedelivery'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { Alert } from '~/ui/notice/Alert'
import { isSetback, nameOfMove } from './moveNames'
import { notesOf } from './moveNotes'
import { type Payer, PayerChoice } from './PayerChoice'
import { type RiderChoice, RiderPicker } from './RiderPicker'
import { moveTexts as texts, payerTexts, sheetTexts } from './texts'

interface MoveDialogProps {
  order: StaffOrder
  move: Move<MoveTarget>
  moving: Moving
  /** The rider of an assignment, if that was chosen before. */
  chosen?: RiderChoice
  onClose: () => void
}

/**
 * Asks for what a staff move needs: the reason, the rider of an assignment, who pays for a redelivery. Never
 * a hand-over code.
 */
export function MoveDialog({ order, move, moving, chosen, onClose }: MoveDialogProps) {
  const formId = useId()
  const needsRider = move.needs === 'rider'
  // Assigning a first rider happens a hundred times a day, always for the same reason.
  const usualReason = needsRider && !order.rider ? texts.usualAssignment : ''
  const [reason, setReason] = useState(usualReason)
  const [rider, setRider] = useState<RiderChoice | null>(chosen ?? null)
  const needsPayer = isRedelivery(move)
  const [payer, setPayer] = useState<Payer | null>(null)
  const [isPlaceWrong] = useState(order.isPlaceWrong === true)
  const [right, setRight] = useState(NO_PLACE)
  const redelivery = useRedelivery(order, moving, needsPayer, isPlaceWrong ? right : null)
  const [isTried, setTried] = useState(false)
  const { leave, question } = useLeaving({
    isUnsaved: reason.trim() !== usualReason || rider?._id !== chosen?._id || payer !== null,
    onClose,
  })
  const isReasonMissing = reason.trim() === ''
  const isRiderMissing = needsRider && rider === null
  const payerError = needsPayer ? payerErrorOf(payer, redelivery.quote !== null) : undefined
  const { refusal } = moving
  const notes = notesOf(order, move)

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isReasonMissing || isRiderMissing || payerError !== undefined) return
    if (payer === 'customer') return redelivery.charge(reason.trim())
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
        {notes.cash !== null && (
          <p className="rounded-control bg-cash-wash text-cash p-3 font-semibold">{notes.cash}</p>
        )}
        {notes.code !== null && (
          <p className="rounded-control bg-wait-wash text-wait p-3 font-medium">{notes.code}</p>
        )}
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
          hint={needsPayer ? texts.reasonHintRider : texts.reasonHint}
          required
          error={isTried && isReasonMissing ? texts.reasonMissing : refusal?.fields?.['reason']}
        >
          <Textarea
            rows={2}
            className="min-h-20!"
            maxLength={TEXT_LIMIT.line}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {needsPayer && isPlaceWrong && (
          <>
            <p className="rounded-control bg-wait-wash text-wait p-3 font-medium">{payerTexts.placeWrong}</p>
            <RightPlaceFields
              value={right}
              onChange={setRight}
              isMissing={isTried && payer === 'customer' && right.place === null}
              landmarkError={refusal?.fields?.['receiverAddress']}
            />
          </>
        )}
        {needsPayer && (
          <PayerChoice
            order={order}
            redelivery={redelivery}
            payer={payer}
            onChoose={setPayer}
            error={isTried ? payerError : undefined}
          />
        )}
        {refusal && !refusal.fields && !redelivery.change && (
          <Alert>{payer === 'customer' && redelivery.isStale ? payerTexts.stale : refusal.message}</Alert>
        )}
      </form>
      {needsPayer && (
        <ChangedDialog
          change={
            redelivery.change && { before: redelivery.change.before.total, now: redelivery.change.now.total }
          }
          title={payerTexts.changed}
          acceptText={payerTexts.accept}
          onAccept={() => redelivery.accept(reason.trim())}
          onRefuse={redelivery.refuse}
        />
      )}
      {question}
    </Dialog>
  )
}

function payerErrorOf(payer: Payer | null, isPriceKnown: boolean): string | undefined {
  if (payer === null) return payerTexts.missing
  return payer === 'customer' && !isPriceKnown ? payerTexts.unknown : undefined
}
