import { allowedMoves, isEnded, type MoveTarget, type Order } from '@ozi/contract'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTexts } from '~/language'
import { vendorMoveTexts, vendorRefuseTexts } from '~/languages/en/vendor/orders'
import { useMove } from '~/order/useMove'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { Alert } from '~/ui/notice/Alert'

const RefuseDialog = lazyPart(async () => (await import('./RefuseDialog')).RefuseDialog)

interface ShopStepsProps {
  order: Order
  size?: 'md' | 'lg'
  className?: string
}

/**
 * The shop's possible moves of an order, in sight as long as part of the order is; rejecting asks for a reason. It stands
 * in a flex column: in a grid it could not stay in sight.
 */
export function ShopSteps({ order, size = 'md', className }: ShopStepsProps) {
  const texts = useTexts(vendorRefuseTexts)
  const words: Readonly<Partial<Record<MoveTarget, string>>> = useTexts(vendorMoveTexts)
  const [isRefusing, setRefusing] = useState(false)
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
    moving.forget()
  }
  if (targets.length === 0 && !isOvertaken) return null
  return (
    <div
      className={clsx(
        'bg-surface rounded-b-card tall:sticky bottom-[calc(var(--bottom-bar)+1px+env(safe-area-inset-bottom))] z-[5] grid grid-cols-1 gap-2 pt-2 md:bottom-(--bottom-lines)',
        className,
      )}
    >
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
          <Button
            size={size}
            look="secondary"
            disabled={isMoving}
            {...RefuseDialog.preloadWhenNear}
            onClick={() => setRefusing(true)}
          >
            {words.rejected}
          </Button>
        )}
      </div>
      {refusal && !isRefusing && <Alert>{refusal.message}</Alert>}
      {isRefusing && mayRefuse && !isOvertaken && (
        <RefuseDialog
          number={order.number}
          isBusy={moving.movingTo === 'rejected'}
          error={refusal?.message}
          onRefuse={(reason) => moving.move({ to: 'rejected', reason })}
          onClose={close}
        />
      )}
      <AlertDialog open={isOvertaken} title={texts.movedOn} onAction={close}>
        {texts.movedOnHint}
      </AlertDialog>
    </div>
  )
}
