import { HAND_OVER_CODE, nextCashOf, type Move, type MoveTarget, type OrderDetail } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { askTexts, jobTexts, riderMoveTexts } from '~/languages/en/rider/job'
import { waitingStepTexts } from '~/languages/en/rider/steps'
import { isTransferDue } from '~/order/isTransferDue'
import type { Moving } from '~/order/useMove'
import { Button } from '~/ui/button/Button'
import { CodeInput } from '~/ui/field/CodeInput'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Money } from '~/ui/text/Money'
import { useOnline } from '~/ui/state/OfflineBanner'
import { dropoffOf, pickupOf } from './jobEnds'
import { PhotoForm } from './PhotoForm'

interface CodeDialogProps {
  order: OrderDetail
  step: Move<MoveTarget>
  moving: Moving
  onClose: () => void
}

/**
 * Asks for the other person's code or, at the dropoff, for a photo instead. Input stays after a refusal, to
 * be corrected or sent again.
 */
export function CodeDialog({ order, step, moving, onClose }: CodeDialogProps) {
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const [photo, setPhoto] = useState<string | null>(null)
  const [isByPhoto, setByPhoto] = useState(false)
  const isOnline = useOnline()
  const stepsWait = useTexts(waitingStepTexts)
  const texts = useTexts(askTexts)
  const titles: Readonly<Partial<Record<string, string>>> = useTexts(riderMoveTexts)
  const isDropoff = step.to === 'delivered'
  const isSending = moving.movingTo !== null
  const name = (isDropoff ? dropoffOf(order) : pickupOf(order)).person?.name
  const error = isShort ? texts.codeLength(HAND_OVER_CODE.length) : moving.refusal?.message

  function send(entered: string) {
    if (isSending) return
    setShort(entered.length < HAND_OVER_CODE.length)
    if (entered.length === HAND_OVER_CODE.length) moving.move({ to: step.to, code: entered })
  }
  function choose(byPhoto: boolean) {
    if (isSending) return
    setByPhoto(byPhoto)
    setShort(false)
    if (moving.refusal) moving.forget()
  }
  const cash = (isDropoff || (step.to === 'picked_up' && order.cashAtPickup !== undefined)) && (
    <CashToTake order={order} />
  )
  if (isByPhoto) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.photo}
        description={photo === null ? texts.photoHint(name ?? texts.receiver) : texts.photoSeen}
      >
        <PhotoForm
          photo={photo}
          isSending={isSending}
          refusal={moving.refusal?.message}
          onTaken={(taken) => {
            setPhoto(taken)
            if (moving.refusal) moving.forget()
          }}
          onSend={(taken) => {
            if (!isSending) moving.move({ to: step.to, photo: taken })
          }}
          onBack={() => choose(false)}
        >
          {cash}
          {!isOnline && <p className="text-wait font-semibold">{stepsWait.photoOffline}</p>}
        </PhotoForm>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[step.to] ?? ''}
      description={name && `${texts.askFor(name)} ${texts.neverWithout}`}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send(code)
        }}
      >
        {cash}
        {!isOnline && <p className="text-wait font-semibold">{stepsWait.codeLater}</p>}
        <Field label={texts.code} error={error}>
          <CodeInput
            length={HAND_OVER_CODE.length}
            value={code}
            onChange={(typed) => {
              setCode(typed)
              setShort(false)
              if (moving.refusal) moving.forget()
            }}
            onComplete={send}
            autoFocus
          />
        </Field>
        <div className="grid gap-2">
          <Button type="submit" size="lg" wide busy={isSending}>
            {isDropoff ? texts.handedOver : step.to === 'returned' ? texts.broughtBack : texts.haveIt}
          </Button>
          {isDropoff && (
            <Button look="quiet" wide onClick={() => choose(true)}>
              {texts.instead}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function CashToTake({ order }: { order: OrderDetail }) {
  const texts = useTexts(jobTexts)
  const { amount, at } = nextCashOf(order)
  if (amount === 0 && isTransferDue(order))
    return <p className="rounded-control bg-wait-wash text-wait p-3 font-semibold">{texts.transferDue}</p>
  if (amount === 0)
    return <p className="rounded-control bg-good-wash text-good p-3 font-semibold">{texts.paid}</p>
  return (
    <p className="rounded-control bg-cash-wash text-cash flex flex-wrap items-baseline justify-between gap-x-4 p-3 font-semibold">
      {at === 'pickup' ? texts.cashAtPickup : texts.cash}
      <Money amount={amount} className="font-head text-2xl font-bold" />
      {at === 'pickup' && <span className="w-full text-sm font-normal">{texts.takeFirst}</span>}
      {at === 'door' && order.redeliveries !== undefined && (
        <span className="w-full text-sm font-normal">{texts.inCash}</span>
      )}
    </p>
  )
}
