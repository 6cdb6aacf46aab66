import { allowedMoves, type Candidate, type StaffOrder } from '@ozi/contract'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { useMove } from '~/order/useMove'
import { toast } from '~/ui/notice/toast'
import { MoveDialog } from '../../shared/order-sheet/MoveDialog'
import { asSeen } from '../../shared/order-sheet/Moves'
import { moveTexts } from '../../shared/order-sheet/texts'

interface AssignDialogProps {
  order: StaffOrder
  rider: Candidate
  onClose: () => void
}

/** Gives a waiting order to a rider at once, with a reason, whatever the rounds do. */
export function AssignDialog({ order, rider, onClose }: AssignDialogProps) {
  const words = useTexts(statusTexts)
  const moving = useMove(order._id, ({ number, status }) => {
    toast.success(moveTexts.done(number, words[status]))
    onClose()
  })
  const move = allowedMoves(order, 'admin').find(({ to }) => to === 'assigned')
  if (!move) return null
  const { _id, name } = rider
  return (
    <MoveDialog
      order={order}
      move={move}
      moving={asSeen(moving, { move, riderBefore: null })}
      chosen={{ _id, name }}
      onClose={onClose}
    />
  )
}
