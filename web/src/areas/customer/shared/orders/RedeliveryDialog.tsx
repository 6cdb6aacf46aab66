import { type OrderDetail, TEXT_LIMIT } from '@ozi/contract'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '~/language'
import { redeliveryTexts } from '~/languages/en/account/order'
import { placingTexts, rightPlaceTexts } from '~/languages/en/customer/placing'
import { useMove } from '~/order/useMove'
import { ChangedDialog } from '~/placing/ChangedDialog'
import { NO_PLACE, RightPlaceFields } from '~/placing/redelivery/RightPlaceFields'
import { useRedelivery } from '~/placing/redelivery/useRedelivery'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Alert } from '~/ui/notice/Alert'
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
  const formId = useId()
  const [isPlaceWrong] = useState(order.isPlaceWrong === true)
  const [right, setRight] = useState(NO_PLACE)
  const [isTried, setTried] = useState(false)
  const moving = useMove(order._id, ({ fee }) => {
    onClose()
    onWord('')
    toast.success(texts.done(formatNaira(fee)))
  })
  const redelivery = useRedelivery(order, moving, true, isPlaceWrong ? right : null)
  const { isFetching, failure, change, isStale } = redelivery
  const { refusal } = moving
  const isMoving = moving.movingTo !== null

  if (moving.isOvertaken || redelivery.isOvertaken) {
    return (
      <AlertDialog open title={texts.overtakenTitle} onAction={onClose}>
        {texts.overtaken(order.number)}
      </AlertDialog>
    )
  }
  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    redelivery.charge(word.trim())
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={isPlaceWrong ? rightTexts.title : texts.ask}
        footer={
          <>
            <Button look="secondary" onClick={onClose}>
              {notNow}
            </Button>
            <Button type="submit" form={formId} busy={isMoving || isFetching} disabled={failure !== null}>
              {texts.send}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={send} className="grid grid-cols-1 gap-5">
          {isPlaceWrong && (
            <RightPlaceFields
              value={right}
              onChange={setRight}
              isMissing={isTried && right.place === null}
              landmarkError={refusal?.fields?.['receiverAddress']}
            />
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
        </form>
      </Dialog>
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
