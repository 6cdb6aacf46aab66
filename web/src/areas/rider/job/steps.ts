import { allowedMoves, CARRYING_WAY, type Move, type MoveTarget, type Order } from '@ozi/contract'

/** What a rider may do now: the one step forward, and the ways out. */
export interface Steps {
  readonly forward: Move<MoveTarget> | null
  readonly aside: readonly Move<MoveTarget>[]
}

const FORWARD: readonly MoveTarget[] = [...CARRYING_WAY, 'returned']

export function stepsOf(order: Pick<Order, 'kind' | 'status' | 'shopStatus'>): Steps {
  const moves = allowedMoves(order, 'rider')
  const forward = moves.find(({ to }) => FORWARD.includes(to)) ?? null
  return { forward, aside: moves.filter((move) => move !== forward) }
}

/** Where the rider goes next: to the pickup until something is carried, and back there with what nobody took. */
export function isHeadedForPickup({ status }: Pick<Order, 'status'>): boolean {
  return ['created', 'assigned', 'enroute_to_pickup', 'arrived_at_pickup', 'returning'].includes(status)
}

/** Opens the way there in whatever app for maps the phone has. */
export const mapLink = ([lng, lat]: readonly [number, number]): string =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${String(lat)},${String(lng)}`
