import { isRedelivery, type Move, type MoveTarget, type StaffOrder, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { errorsBy } from '~/form/errorsBy'
import { required } from '~/form/rule'
import { TaskDialog } from '~/form/TaskDialog'
import { useForm } from '~/form/useForm'
import { textsNow } from '~/language'
import { rightPlaceTexts } from '~/languages/en/customer/placing'
import type { Moving } from '~/order/useMove'
import { ChangedDialog } from '~/placing/ChangedDialog'
import { NO_PLACE, type RightPlace, RightPlaceFields } from '~/placing/redelivery/RightPlaceFields'
import { useRedelivery } from '~/placing/redelivery/useRedelivery'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import { Alert } from '~/ui/notice/Alert'
import { isFirstAssignment, isSetback, nameOfMove } from './moveNames'
import { notesOf } from './moveNotes'
import { type Payer, PayerChoice } from './PayerChoice'
import { type RiderChoice, RiderPicker } from './RiderPicker'
import { moveTexts as texts, payerTexts, sheetTexts } from './texts'

interface MoveDialogProps {
  order: StaffOrder
  move: Move<MoveTarget>
  moving: Moving
  onClose: () => void
}

interface MoveValues extends RightPlace {
  reason: string
  rider: RiderChoice | null
  payer: Payer | null
}

/**
 * Asks for what a staff move needs: the reason, the rider of an assignment, who pays for a redelivery. Never
 * a hand-over code.
 */
export function MoveDialog({ order, move, moving, onClose }: MoveDialogProps) {
  const needsRider = move.needs === 'rider'
  const isUsual = isFirstAssignment(order, move)
  const needsPayer = isRedelivery(move)
  const [isPlaceWrong] = useState(order.isPlaceWrong === true)
  const form = useForm({
    initial: {
      ...NO_PLACE,
      reason: isUsual ? texts.usualAssignment : '',
      rider: null,
      payer: null,
    } as MoveValues,
    check: (values) =>
      errorsBy(values, {
        reason: required(texts.reasonMissing),
        rider: (rider) => !needsRider || rider !== null || texts.riderMissing,
        payer: (payer) => (needsPayer && payerErrorOf(payer, redelivery.quote !== null)) || true,
        place: (place, { payer }) =>
          place !== null || !isPlaceWrong || payer !== 'customer' || textsNow(rightPlaceTexts).title,
      }),
  })
  const { reason, rider, payer } = form.values
  const redelivery = useRedelivery(order, moving, needsPayer, isPlaceWrong ? form.values : null)
  const { refusal } = moving
  const notes = notesOf(order, move)

  function send() {
    if (payer === 'customer') return redelivery.charge(reason.trim())
    moving.move({ to: move.to, reason: reason.trim(), ...(rider ? { riderId: rider._id } : {}) })
  }
  return (
    <TaskDialog
      form={form}
      send={send}
      title={nameOfMove(move)}
      description={sheetTexts.title(order.number)}
      cancelText={texts.back}
      actionText={nameOfMove(move)}
      look={isSetback(move) ? 'danger' : 'primary'}
      isBusy={moving.movingTo !== null}
      onClose={onClose}
    >
      {notes.cash !== null && (
        <p className="rounded-control bg-cash-wash text-cash p-3 font-semibold">{notes.cash}</p>
      )}
      {notes.code !== null && (
        <p className="rounded-control bg-wait-wash text-wait p-3 font-medium">{notes.code}</p>
      )}
      {needsRider && (
        <RiderPicker
          picked={rider}
          onPick={(picked) => form.set({ rider: picked })}
          exceptId={order.rider?._id}
          error={form.errors.rider ?? refusal?.fields?.['riderId']}
        />
      )}
      {!isUsual && (
        <Field
          {...form.field('reason')}
          label={texts.reason}
          hint={needsPayer ? texts.reasonHintRider : texts.reasonHint}
          required
          error={form.errors.reason ?? refusal?.fields?.['reason']}
        >
          <Textarea rows={2} className="min-h-20!" maxLength={TEXT_LIMIT.line} {...form.bind('reason')} />
        </Field>
      )}
      {needsPayer && isPlaceWrong && (
        <>
          <p className="rounded-control bg-wait-wash text-wait p-3 font-medium">{payerTexts.placeWrong}</p>
          <RightPlaceFields form={form} landmarkError={refusal?.fields?.['receiverAddress']} />
        </>
      )}
      {needsPayer && (
        <PayerChoice
          order={order}
          redelivery={redelivery}
          payer={payer}
          onChoose={(next) => form.set({ payer: next })}
          // Once the price is known, it is not asked for.
          error={form.errors.payer && payerErrorOf(payer, redelivery.quote !== null)}
        />
      )}
      {refusal && !refusal.fields && !redelivery.change && (
        <Alert>{payer === 'customer' && redelivery.isStale ? payerTexts.stale : refusal.message}</Alert>
      )}
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
    </TaskDialog>
  )
}

function payerErrorOf(payer: Payer | null, isPriceKnown: boolean): string | undefined {
  if (payer === null) return payerTexts.missing
  return payer === 'customer' && !isPriceKnown ? payerTexts.unknown : undefined
}
