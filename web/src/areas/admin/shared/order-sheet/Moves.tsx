import {
  allowedMoves,
  isEnded,
  isPermitted,
  type Move,
  type MoveTarget,
  type Role,
  type StaffOrder,
} from '@ozi/contract'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '~/language'
import { statusTexts } from '~/languages/en/base/frame'
import { type Moving, useMove } from '~/order/useMove'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { toast } from '~/ui/notice/toast'
import { isAboutRider, isSetback, nameOfMove, rankOfMove } from './moveNames'
import { isWithRider } from './moveNotes'
import { moveTexts, noteTexts, sheetTexts as texts } from './texts'
import { lazyPart } from '~/ui/lazy/lazyPart'

const MoveDialog = lazyPart(async () => (await import('./MoveDialog')).MoveDialog)

/** A move being confirmed, and what the staff member saw when choosing it. */
interface MoveChoice {
  readonly move: Move<MoveTarget>
  /** The order's rider at that time. */
  readonly riderBefore: string | null
}

const riderOf = ({ rider }: StaffOrder): string | null => rider?._id ?? null

/** The possible moves of the order, from the contract's table. */
export function Moves({ order, isAssignedAbove }: { order: StaffOrder; isAssignedAbove: boolean }) {
  const words = useTexts(statusTexts)
  const role: Role = useSession()?.data?.role ?? 'user'
  const [asked, setAsked] = useState<MoveChoice | null>(null)
  const hasMoved = useRef(false)
  const moving = useMove(order._id, ({ number, status }) => {
    hasMoved.current = true
    setAsked(null)
    toast.success(moveTexts.done(number, words[status]))
  })
  const open = allowedMoves(order, 'admin')
    .filter(({ from, to }) => !(isAssignedAbove && from === 'created' && to === 'assigned'))
    .toSorted((a, b) => rankOfMove(a) - rankOfMove(b))
  const isTheirs = isWithRider(order)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button of the move has disappeared, so the focus moves to the next possible moves.
    if (!hasMoved.current || document.activeElement !== document.body) return
    hasMoved.current = false
    place.current?.focus()
  }, [asked, order.status, order.shopStatus])
  // The order changed state while the dialog was open: the move may no longer be possible.
  const isAskedStill = asked !== null && isOpenStill(asked, open, riderOf(order))

  function ask(move: Move<MoveTarget>) {
    moving.forget()
    setAsked({ move, riderBefore: riderOf(order) })
  }
  function close() {
    setAsked(null)
    moving.forget()
  }
  return (
    <Card as="section" title={texts.moves}>
      {(moving.isOvertaken || (asked !== null && !isAskedStill && moving.movingTo === null)) && (
        <div
          role="alert"
          className="rounded-control bg-wait-wash text-wait -mt-1 mb-4 flex flex-wrap items-center justify-between gap-2 px-3 py-2"
        >
          <p className="min-w-0 flex-1 basis-48 font-medium">{texts.overtaken(words[order.status])}</p>
          <Button look="quiet" size="sm" onClick={close}>
            {texts.dismiss}
          </Button>
        </div>
      )}
      {isEnded(order.status) ? (
        <p className="text-quiet -mt-2">{texts.ended}</p>
      ) : !isPermitted(role, 'moveOrders') ? (
        <p className="text-quiet -mt-2">{texts.readOnly}</p>
      ) : (
        <div ref={place} tabIndex={-1} className="-mt-1 flex flex-wrap gap-2 outline-none">
          {isTheirs && order.rider && (
            <p className="text-quiet -mt-1 mb-1 w-full text-sm">{noteTexts.withRider(order.rider.name)}</p>
          )}
          {open.map((move, i) => (
            <Button
              key={`${move.from}-${move.to}`}
              look={i === 0 && !isTheirs && !isSetback(move) ? 'primary' : 'secondary'}
              size="sm"
              className={isSetback(move) ? 'text-bad!' : ''}
              {...MoveDialog.preloadWhenNear}
              onClick={() => ask(move)}
            >
              {nameOfMove(move)}
            </Button>
          ))}
        </div>
      )}
      {asked !== null && isAskedStill && !moving.isOvertaken && (
        <MoveDialog order={order} move={asked.move} moving={asSeen(moving, asked)} onClose={close} />
      )}
    </Card>
  )
}

function isOpenStill(
  { move, riderBefore }: MoveChoice,
  open: readonly Move<MoveTarget>[],
  riderNow: string | null,
) {
  const isOpen = open.some(({ from, to }) => from === move.from && to === move.to)
  return isOpen && (!isAboutRider(move) || riderBefore === riderNow)
}

/** A move that the server accepts only if the order still has the status and rider that were shown. */
export const asSeen = (moving: Moving, { move: { from, to }, riderBefore }: MoveChoice): Moving => ({
  ...moving,
  move: (step) => moving.move({ ...step, from, ...(isAboutRider({ to }) ? { riderBefore } : {}) }),
})
