import {
  CARRYING_WAY,
  isEnded,
  type MoveTarget,
  type OrderEvent,
  type OrderKind,
  type WebImage,
} from '@ozi/contract'
import { isFailed } from './orderState'

export interface TimelineStep {
  readonly key: string
  readonly to: MoveTarget
  readonly state: 'done' | 'current' | 'coming' | 'failed'
  /** ISO 8601; absent for future steps. */
  readonly at?: string
  readonly reason?: string
  /** The photo that proves it. */
  readonly photo?: WebImage
}

/** The states of a successful delivery, in order. */
const WAY: readonly MoveTarget[] = ['awaiting_payment', 'placed', 'created', ...CARRYING_WAY]
/** The shop's states meanwhile. */
const SHOP_WAY: readonly MoveTarget[] = ['placed', 'accepted', 'preparing', 'ready_for_pickup']

/** Future steps that are shown; past steps are all shown. */
const WAITED_FOR: readonly MoveTarget[] = ['created', 'assigned', 'picked_up', 'delivered']
const WAITED_FOR_OF_SHOP: readonly MoveTarget[] = [
  'accepted',
  'ready_for_pickup',
  'assigned',
  'picked_up',
  'delivered',
]

/** Not shown, because the rider's step says the same. */
const SAID_BY_CARRYING: readonly MoveTarget[] = ['handed_over', 'completed']

/**
 * An order's history and future as one list of steps, oldest first: the carrying and, if there is a shop, its
 * steps.
 */
export function timelineOf(events: readonly Omit<OrderEvent, 'by'>[], kind: OrderKind): TimelineStep[] {
  const visible = events.filter(
    ({ to }, i) => !SAID_BY_CARRYING.includes(to) && !(i > 0 && events[i - 1]?.to === to),
  )
  const past = visible.map(({ to, at, reason, photo }, i): TimelineStep => {
    const isLast = i === visible.length - 1
    return {
      key: `${String(i)}-${to}`,
      to,
      state: isFailed(to) ? 'failed' : isLast && !isEnded(to) ? 'current' : 'done',
      at,
      ...(reason === undefined || reason === '' ? {} : { reason }),
      ...(photo === undefined ? {} : { photo }),
    }
  })
  const coming = comingAfter(
    visible.map(({ to }) => to),
    kind,
  ).map((to): TimelineStep => ({ key: `coming-${to}`, to, state: 'coming' }))
  return [...past, ...coming]
}

function comingAfter(past: readonly MoveTarget[], kind: OrderKind): readonly MoveTarget[] {
  const last = past.at(-1)
  if (last === 'returning') return ['returned']
  if (last === undefined || isFailed(last) || isEnded(last)) return []
  const carried = lastIn(WAY, past)
  const prepared = lastIn(SHOP_WAY, past)
  // The shop may still be preparing while the rider is on the way, but not after the pickup.
  const isPickedUp = carried >= WAY.indexOf('picked_up')
  const isToCome = (step: MoveTarget) =>
    WAY.includes(step) ? WAY.indexOf(step) > carried : !isPickedUp && SHOP_WAY.indexOf(step) > prepared
  return (kind === 'shop' ? WAITED_FOR_OF_SHOP : WAITED_FOR).filter(isToCome)
}

/** The position in `way` of the latest of these steps; -1 if there is none. */
const lastIn = (way: readonly MoveTarget[], past: readonly MoveTarget[]): number =>
  way.indexOf(past.findLast((step) => way.includes(step)) ?? 'completed')
