import {
  CARRYING_WAY,
  isEnded,
  type MoveTarget,
  type OrderEvent,
  type OrderKind,
  type ShownImage,
} from '@ozi/contract'
import { isFailed } from './state'

export interface TimelineStep {
  readonly key: string
  readonly to: MoveTarget
  readonly state: 'done' | 'current' | 'coming' | 'failed'
  /** ISO 8601; absent while it is to come. */
  readonly at?: string
  readonly reason?: string
  /** What proves it. */
  readonly photo?: ShownImage
}

/** The order in which a delivery that goes well gets there. */
const WAY: readonly MoveTarget[] = ['awaiting_payment', 'placed', 'created', ...CARRYING_WAY]
/** What a shop does meanwhile. */
const SHOP_WAY: readonly MoveTarget[] = ['placed', 'accepted', 'preparing', 'ready_for_pickup']

/** Of what is to come only what one waits for is shown; what has come to pass is shown whole. */
const WAITED_FOR: readonly MoveTarget[] = ['created', 'assigned', 'picked_up', 'delivered']
const WAITED_FOR_OF_SHOP: readonly MoveTarget[] = [
  'accepted',
  'ready_for_pickup',
  'assigned',
  'picked_up',
  'delivered',
]

/** Goods follow the carrying here: the rider's step says the same. */
const SAID_BY_CARRYING: readonly MoveTarget[] = ['handed_over', 'completed']

/** An order's life as one line of steps, oldest first: the carrying, and the shop's part where there is one. */
export function timelineOf(events: readonly Omit<OrderEvent, 'by'>[], kind: OrderKind): TimelineStep[] {
  const told = events.filter(
    ({ to }, i) => !SAID_BY_CARRYING.includes(to) && !(i > 0 && events[i - 1]?.to === to),
  )
  const past = told.map(({ to, at, reason, photo }, i): TimelineStep => {
    const isLast = i === told.length - 1
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
    told.map(({ to }) => to),
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
  // A shop may still prepare while the rider is on the way; once picked up that is over.
  const isPickedUp = carried >= WAY.indexOf('picked_up')
  const isToCome = (step: MoveTarget) =>
    WAY.includes(step) ? WAY.indexOf(step) > carried : !isPickedUp && SHOP_WAY.indexOf(step) > prepared
  return (kind === 'shop' ? WAITED_FOR_OF_SHOP : WAITED_FOR).filter(isToCome)
}

/** Where on this way the latest of these steps is; -1 where none is. */
const lastIn = (way: readonly MoveTarget[], past: readonly MoveTarget[]): number =>
  way.indexOf(past.findLast((step) => way.includes(step)) ?? 'completed')
