import { allowedMoves, type Candidate, type StaffOrder } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { useMove } from '~/order/useMove'
import { toast } from '~/ui/notice/toast'
import { asSeen } from '../../shared/order-sheet/Moves'
import { moveTexts } from '../../shared/order-sheet/texts'

/** Gives a waiting order to a rider at once. For one whom the search would not ask, the dispatcher is asked first. */
export function useAssigning(order: StaffOrder) {
  const words = useTexts(statusTexts)
  const [asked, setAsked] = useState<Candidate | null>(null)
  const [assigned, setAssigned] = useState<Candidate | null>(null)
  const moving = useMove(order._id, ({ number, status }) => {
    setAssigned(null)
    toast.success(moveTexts.done(number, words[status]))
  })
  const move = allowedMoves(order, 'admin').find(({ to }) => to === 'assigned')

  function send(rider: Candidate) {
    if (!move) return
    setAsked(null)
    setAssigned(rider)
    asSeen(moving, { move, riderBefore: null }).move({
      to: move.to,
      riderId: rider._id,
      reason: moveTexts.usualAssignment,
    })
  }
  return {
    assign: (rider: Candidate) =>
      // Whoever is asked already may as well have it.
      rider.hindrances.some((each) => each !== 'has_it') ? setAsked(rider) : send(rider),
    /** The rider about whom the dispatcher is asked. */
    asked,
    confirm: () => asked && send(asked),
    cancel: () => setAsked(null),
    busyId: moving.movingTo === null ? null : (assigned?._id ?? null),
    refusal: moving.refusal,
    /** Somebody else was faster. */
    isOvertaken: moving.isOvertaken || (asked !== null && !move),
    forget: () => {
      setAsked(null)
      moving.forget()
    },
  }
}
