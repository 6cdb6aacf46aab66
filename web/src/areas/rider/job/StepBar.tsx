import { isEnded, type Move, type MoveTarget, type OrderDetail } from '@ozi/contract'
import { Fragment, useId, useState } from 'react'
import { useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { askTexts, jobTexts, riderMoveTexts } from '~/languages/en/rider/job'
import { waitingStepTexts } from '~/languages/en/rider/steps'
import type { Wait } from '~/order/useWait'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button, LinkButton } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { formatDate } from '~/ui/text/format'
import { useSteps } from '../shared/steps/useSteps'
import type { StepEntry } from '../shared/steps/waitingSteps'
import { JobContact } from './JobContact'
import { type StepQuestion, type RiderMoves, stepsOf } from './riderSteps'
import { lazyPart } from '~/ui/lazy/lazyPart'

const CodeDialog = lazyPart(async () => (await import('./CodeDialog')).CodeDialog)
const ReasonDialog = lazyPart(async () => (await import('./ReasonDialog')).ReasonDialog)

/** Questions before a move is made. */
type Question = 'code' | 'reason' | null

function questionOf({ to, needs }: Move<MoveTarget>): Question {
  if (needs === 'pickupCode' || needs === 'dropoffCode' || needs === 'returnCode') return 'code'
  return needs === 'reason' || to === 'created' ? 'reason' : null
}

interface StepBarProps {
  /** As it will be once the waiting steps have arrived. */
  readonly order: OrderDetail
  readonly waiting: readonly StepEntry[]
  readonly wait: Wait | null
}

const NO_STEPS: RiderMoves = { forward: null, aside: [] }

/**
 * The people to call, the way, the cash, and the next move as a large button stick to the bottom; the alternatives are above. A job that
 * has ended shows the way to the next one; if it ends while the rider is asked something, the rider is told.
 */
export function StepBar({ order, waiting, wait }: StepBarProps) {
  const waitId = useId()
  const stepsWait = useTexts(waitingStepTexts)
  const texts = useTexts(jobTexts)
  const asks = useTexts(askTexts)
  const { seeWaiting } = useTexts(riderFrameTexts)
  const labels: Readonly<Partial<Record<string, string>>> = useTexts(riderMoveTexts)
  const isGivenBack = waiting.some(({ to }) => to === 'created')
  const { forward, aside } = isGivenBack ? NO_STEPS : stepsOf(order)
  const [asked, setAsked] = useState<StepQuestion | null>(null)
  const moving = useSteps(order)
  // While a step is on its way, its own news may come before its answer.
  const isMoot =
    asked !== null && moving.movingTo === null && ![forward, ...aside].some((move) => move?.to === asked.to)
  const question = asked === null || isMoot ? null : questionOf(asked)
  // Somebody else took this very step, or its answer was lost: the question is settled.
  if (isMoot && order.status === asked.to) setAsked(null)
  const hasMovedOn = moving.isOvertaken || isMoot

  const failing = order.status === 'arrived_at_dropoff' && aside.find(({ to }) => to === 'delivery_failed')

  function begin(move: StepQuestion) {
    moving.forget()
    const isAsked = questionOf(move) !== null
    setAsked(isAsked ? move : null)
    if (!isAsked) moving.move({ to: move.to })
  }
  function close() {
    setAsked(null)
    moving.forget()
  }

  return (
    <>
      {isEnded(order.status) && waiting.length === 0 ? (
        <LinkButton to="/rider/offers" size="lg">
          {seeWaiting}
        </LinkButton>
      ) : (
        <>
          <div className="grid gap-2 empty:hidden" {...ReasonDialog.preloadWhenNear}>
            {aside.map((move) => {
              const waits = move.to === 'delivery_failed' && wait?.isOver === false ? wait : null
              return (
                <Fragment key={move.to}>
                  <Button
                    look="quiet"
                    wide
                    busy={moving.movingTo === move.to && question === null}
                    notYet={waits !== null}
                    aria-describedby={waits ? waitId : undefined}
                    onClick={() => begin(move)}
                  >
                    {labels[move.to]}
                  </Button>
                  {waits && (
                    <p id={waitId} className="text-quiet -mt-2 text-center text-sm">
                      {texts.giveUpFrom(formatDate(waits.until, 'time'))}
                    </p>
                  )}
                </Fragment>
              )
            })}
            {failing && (
              <Button look="quiet" wide onClick={() => begin({ ...failing, isPlaceWrong: true })}>
                {asks.notThePlace}
              </Button>
            )}
          </div>
          <div
            {...CodeDialog.preloadWhenNear}
            data-covers-bar
            className="border-line bg-ground sticky bottom-(--bottom-lines) z-10 -mx-[min(1rem,5vw)] -mb-8 grid gap-3 border-t px-[min(1rem,5vw)] pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:mx-0 md:mb-0 md:px-0"
          >
            {(moving.refusal ?? waiting[0]?.refusal) && asked === null && (
              <Alert>{(moving.refusal ?? waiting[0]?.refusal)?.message}</Alert>
            )}
            <JobContact order={order} />
            {forward ? (
              <Button
                size="lg"
                wide
                className="min-h-16 text-xl"
                busy={moving.movingTo === forward.to && question === null}
                onClick={() => begin(forward)}
              >
                {labels[forward.to]}
              </Button>
            ) : (
              <p className="text-quiet text-center" role="status">
                {order.isPlaceWrong
                  ? texts.rightPlaceToCome
                  : order.status === 'delivery_failed'
                    ? texts.othersDecide
                    : waiting.length > 0
                      ? stepsWait.count(waiting.length)
                      : texts.nothingToDo}
              </p>
            )}
          </div>
        </>
      )}
      {asked && question === 'code' && !moving.isOvertaken && (
        <CodeDialog order={order} step={asked} moving={moving} onClose={close} />
      )}
      {asked && question === 'reason' && !moving.isOvertaken && (
        <ReasonDialog step={asked} moving={moving} onClose={close} />
      )}
      <AlertDialog open={hasMovedOn} title={texts.movedOn} onAction={close}>
        {texts.movedOnHint}
      </AlertDialog>
    </>
  )
}
