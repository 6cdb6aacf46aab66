import { allowedMoves, isEnded, type MoveTarget, type Order, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { vendorMoveTexts, vendorRefuseTexts } from '~/languages/en/vendor/orders'
import { useMove } from '~/order/useMove'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Textarea } from '~/ui/field/Textarea'
import { Alert } from '~/ui/notice/Alert'

/** The shops' most frequent answers: the chip, and the words that the customer reads. */
const QUICK_REASONS = [
  ['soldOut', 'Sorry, this is sold out today.'],
  ['closing', 'Sorry, we are closing now.'],
  ['tooBusy', 'Sorry, we are too busy to prepare this in time.'],
] as const

/** The shop's possible moves of an order; rejecting asks for a reason. */
export function ShopSteps({ order, size = 'md' }: { order: Order; size?: 'md' | 'lg' }) {
  const texts = useTexts(vendorRefuseTexts)
  const words: Readonly<Partial<Record<MoveTarget, string>>> = useTexts(vendorMoveTexts)
  const [isRefusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const moving = useMove(order._id, () => setRefusing(false))
  const targets: readonly MoveTarget[] = isEnded(order.status)
    ? []
    : allowedMoves(order, 'vendor').map(({ to }) => to)
  const forward = targets.find((to) => to !== 'rejected')
  const mayRefuse = targets.includes('rejected')
  const isMoving = moving.movingTo !== null
  // Somebody else accepted the order while the dialog for rejecting it was open.
  const isTooLate = isRefusing && !mayRefuse && !isMoving && order.shopStatus !== 'rejected'
  const isOvertaken = moving.isOvertaken || isTooLate
  // If the requested move is no longer possible, it may have succeeded although its answer was lost.
  const refusal = moving.refusedTo !== null && targets.includes(moving.refusedTo) ? moving.refusal : null

  function close() {
    setRefusing(false)
    setMissing(false)
    moving.forget()
  }
  function refuse() {
    const said = reason.trim()
    setMissing(said === '')
    if (said !== '') moving.move({ to: 'rejected', reason: said })
  }
  if (targets.length === 0 && !isOvertaken) return null
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {forward && (
          <Button
            size={size}
            className="flex-1"
            busy={moving.movingTo === forward}
            onClick={() => moving.move({ to: forward })}
          >
            {words[forward]}
          </Button>
        )}
        {mayRefuse && (
          <Button size={size} look="secondary" disabled={isMoving} onClick={() => setRefusing(true)}>
            {words.rejected}
          </Button>
        )}
      </div>
      {refusal && !isRefusing && <Alert>{refusal.message}</Alert>}
      <Dialog
        open={isRefusing && mayRefuse && !isOvertaken}
        onClose={close}
        title={texts.title(order.number)}
        description={texts.hint}
        footer={
          <>
            <Button look="secondary" onClick={close} data-autofocus>
              {texts.keep}
            </Button>
            <Button look="danger" busy={moving.movingTo === 'rejected'} onClick={refuse}>
              {texts.refuse}
            </Button>
          </>
        }
      >
        <div role="group" aria-label={texts.quick} className="mb-3 flex flex-wrap gap-2">
          {QUICK_REASONS.map(([name, said]) => (
            <button
              key={name}
              type="button"
              aria-pressed={reason === said}
              className="border-edge bg-surface hover:border-ink aria-pressed:border-palm aria-pressed:bg-palm-wash aria-pressed:text-palm min-h-11 rounded-full border-[1.5px] px-4 font-semibold"
              onClick={() => {
                setReason(said)
                setMissing(false)
              }}
            >
              {texts[name]}
            </button>
          ))}
        </div>
        <Field label={texts.why} hint={texts.whyHint} error={isMissing ? texts.whyMissing : refusal?.message}>
          <Textarea
            rows={2}
            maxLength={TEXT_LIMIT.line}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
        </Field>
      </Dialog>
      <AlertDialog open={isOvertaken} title={texts.movedOn} onAction={close}>
        {texts.movedOnHint}
      </AlertDialog>
    </div>
  )
}
