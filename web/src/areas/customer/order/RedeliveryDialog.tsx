import { type OrderDetail, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { errorsBy } from '~/form/errorsBy'
import { TaskDialog } from '~/form/TaskDialog'
import { useForm } from '~/form/useForm'
import { useTexts } from '~/language'
import { redeliveryTexts } from '~/languages/en/account/order'
import { placingTexts, rightPlaceTexts } from '~/languages/en/customer/placing'
import { useMove } from '~/order/useMove'
import { ChangedDialog } from '~/placing/ChangedDialog'
import { NO_PLACE, RightPlaceFields } from '~/placing/redelivery/RightPlaceFields'
import { useRedelivery } from '~/placing/redelivery/useRedelivery'
import { Alert } from '~/ui/notice/Alert'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Field } from '~/ui/field/Field'
import { formatNaira } from '~/ui/text/format'
import { Textarea } from '~/ui/field/Textarea'
import { toast } from '~/ui/notice/toast'
import { RedeliveryFare } from './RedeliveryFare'

interface RedeliveryDialogProps {
  order: OrderDetail
  /** The note for the rider, held by the caller so that it survives closing the dialog. */
  word: string
  onWord: (word: string) => void
  onClose: () => void
}

/** Shows the fee of another delivery attempt, and sends the rider again. */
export function RedeliveryDialog({ order, word, onWord, onClose }: RedeliveryDialogProps) {
  const texts = useTexts(redeliveryTexts)
  const { notNow } = useTexts(placingTexts)
  const rightTexts = useTexts(rightPlaceTexts)
  const [isPlaceWrong] = useState(order.isPlaceWrong === true)
  const form = useForm({
    initial: NO_PLACE,
    check: (values) =>
      isPlaceWrong ? errorsBy(values, { place: (place) => place !== null || rightTexts.title }) : {},
  })
  const right = form.values
  const moving = useMove(order._id, ({ fee }) => {
    onClose()
    onWord('')
    toast.success(texts.done(formatNaira(fee)))
  })
  const redelivery = useRedelivery(order, moving, true, isPlaceWrong ? right : null)
  const { isFetching, change, isStale } = redelivery
  const { refusal } = moving
  const isMoving = moving.movingTo !== null

  if (moving.isOvertaken || redelivery.isOvertaken) {
    return (
      <AlertDialog open title={texts.overtakenTitle} onAction={onClose}>
        {texts.overtaken(order.number)}
      </AlertDialog>
    )
  }
  return (
    <>
      <TaskDialog
        form={form}
        send={() => redelivery.charge(word.trim())}
        title={isPlaceWrong ? rightTexts.title : texts.ask}
        cancelText={notNow}
        actionText={texts.send}
        isBusy={isMoving}
        isWaiting={isFetching}
        isDisabled={redelivery.refusal !== null}
        onClose={onClose}
      >
        {isPlaceWrong && (
          <RightPlaceFields form={form} landmarkError={refusal?.fields?.['receiverAddress']} />
        )}
        {(!isPlaceWrong || right.place !== null) && (
          <RedeliveryFare fee={order.fee} redelivery={redelivery} />
        )}
        <Field label={texts.word} hint={texts.wordHint} optional>
          <Textarea
            rows={2}
            className="min-h-20!"
            maxLength={TEXT_LIMIT.line}
            value={word}
            onChange={(event) => onWord(event.target.value)}
          />
        </Field>
        {refusal && !refusal.fields && !change && (
          <Alert>
            {texts.failed} {isStale ? texts.stale : refusal.message}
          </Alert>
        )}
      </TaskDialog>
      <ChangedDialog
        change={change && { before: change.before.total, now: change.now.total }}
        title={texts.changedTitle}
        acceptText={texts.accept}
        onAccept={() => redelivery.accept(word.trim())}
        onRefuse={redelivery.refuse}
      />
    </>
  )
}
