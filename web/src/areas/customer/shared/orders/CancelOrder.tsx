import { type OrderDetail, TEXT_LIMIT } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { cancelTexts } from '~/languages/en/account/order'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { Alert } from '~/ui/notice/Alert'
import { formatNaira } from '~/ui/text/format'
import { Textarea } from '~/ui/field/Textarea'
import { toast } from '~/ui/notice/toast'
import { useMove } from '~/order/useMove'

/**
 * Cancels an order after a confirmation that names it. The button is shown while `isAllowed`. If the order
 * changes state while the dialog is open, the dialog stays, and the answer says what happened.
 */
export function CancelOrder({
  order,
  isAllowed,
}: {
  order: Pick<OrderDetail, '_id' | 'number' | 'payments' | 'cancellationFee'>
  isAllowed: boolean
}) {
  const texts = useTexts(cancelTexts)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { cancel, isBusy, error, isTooLate, forget } = useCancelOrder(order._id, () => {
    setOpen(false)
    toast.success(texts.done(order.number))
  })
  function close() {
    setOpen(false)
    forget()
  }
  return (
    <>
      {isAllowed && (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {texts.cancel}
        </Button>
      )}
      <AlertDialog
        open={isOpen && !isTooLate}
        title={texts.title(order.number)}
        actionText={texts.cancel}
        cancelText={texts.keep}
        onAction={() => cancel(reason)}
        onCancel={close}
        destructive
        busy={isBusy}
      >
        <p>{costOf(texts, order)}</p>
        <Field label={texts.reason} optional className="text-ink mt-4">
          <Textarea
            rows={2}
            className="min-h-20!"
            maxLength={TEXT_LIMIT.line}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {error !== null && (
          <Alert className="mt-3">
            {texts.failed} {error}
          </Alert>
        )}
      </AlertDialog>
      <AlertDialog open={isOpen && isTooLate} title={texts.tooLateTitle} onAction={close}>
        {texts.tooLate(order.number)}
      </AlertDialog>
    </>
  )
}

/** The price of cancelling now. */
function costOf(
  texts: typeof cancelTexts,
  { payments = [], cancellationFee }: Pick<OrderDetail, 'payments' | 'cancellationFee'>,
): string {
  if (cancellationFee !== undefined) return texts.costsFee(formatNaira(cancellationFee))
  return payments.some(({ status }) => status === 'paid') ? texts.paidBack : texts.costsNothing
}

interface Cancelling {
  readonly cancel: (reason: string) => void
  readonly isBusy: boolean
  /** Why it was not cancelled; a retry may help. */
  readonly error: string | null
  /** The order changed state and can no longer be cancelled. */
  readonly isTooLate: boolean
  readonly forget: () => void
}

/** Cancels an order as its customer. */
function useCancelOrder(orderId: string, done: () => void): Cancelling {
  const { move, movingTo, refusal, isOvertaken, forget } = useMove(orderId, done)
  return {
    cancel: (reason) => move({ to: 'cancelled', reason }),
    isBusy: movingTo !== null,
    error: refusal?.message ?? null,
    isTooLate: isOvertaken,
    forget,
  }
}
