import {
  allowedMoves,
  isPermitted,
  type Actor,
  type Move,
  type MoveInput,
  type MoveTarget,
} from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { readLastSteps } from '../order-events.store.ts'
import type { OrderToMove } from './order-states.store.ts'

/** The person or clock that makes a move, in a role for this order. */
export interface Mover {
  readonly by: Actor
  readonly actorId: string | null
}

/**
 * The roles that the caller has for this order, the closest first; empty if the caller may not know of the
 * order.
 */
function moversOf(caller: Caller, { parties, riderId, status }: OrderToMove, to: MoveTarget): Mover[] {
  const { accountId, role } = caller
  // Any rider may take a waiting order, learns if another was faster, and may repeat giving it back.
  // Riders cannot carry their own orders: they would know both codes that prove the hand-overs.
  const isOpenToRiders =
    role === 'rider' &&
    parties.customerId !== accountId &&
    (to === 'assigned' || (to === 'created' && status === 'created'))
  const roles: Actor[] = []
  if (parties.customerId === accountId) roles.push('customer')
  if (riderId === accountId || isOpenToRiders) roles.push('rider')
  if (parties.vendorId === accountId) roles.push('vendor')
  if (isPermitted(role, 'moveOrders')) roles.push('admin')
  return roles.map((by) => ({ by, actorId: accountId }))
}

/**
 * @throws Refusal NOT_FOUND also for callers who have nothing to do with the order; FORBIDDEN for callers who
 *   may only see it
 */
export function requireMovers(
  caller: Caller,
  order: OrderToMove | null,
  to: MoveTarget,
): { readonly order: OrderToMove; readonly movers: readonly Mover[] } {
  const movers = order ? moversOf(caller, order, to) : []
  if (order && movers.length === 0 && isPermitted(caller.role, 'seeOrders')) throw new Refusal('FORBIDDEN')
  if (!order || movers.length === 0) throw new Refusal('NOT_FOUND')
  return { order, movers }
}

/** A rider who does not carry the order may only take it, and is not told its status. */
function openTo({ by, actorId }: Mover, order: OrderToMove): Move<MoveTarget>[] {
  const isAnother = by === 'rider' && order.riderId !== actorId
  return allowedMoves(order, by).filter(({ to }) => !isAnother || to === 'assigned')
}

/**
 * @throws Refusal ILLEGAL_MOVE with the moves open to this caller; also if the order has changed since the
 *   caller saw it
 */
export function pickMove(
  order: OrderToMove,
  { to, from, riderBefore }: Pick<MoveInput, 'to' | 'from' | 'riderBefore'>,
  movers: readonly Mover[],
): { move: Move<MoveTarget>; mover: Mover } {
  const open = movers.flatMap((mover) => openTo(mover, order).map((move) => ({ move, mover })))
  const found = open.find(({ move }) => move.to === to && (from === undefined || move.from === from))
  const isWithOther = riderBefore !== undefined && riderBefore !== order.riderId
  if (found && !isWithOther) return found
  throw new Refusal('ILLEGAL_MOVE', { data: { allowed: [...new Set(open.map(({ move }) => move.to))] } })
}

/** True if this caller made this very move last and repeats it, e.g. because the answer was lost. */
export async function isRepeated(
  queries: Queries,
  order: OrderToMove,
  { id, to, riderId }: Pick<MoveInput, 'id' | 'to' | 'riderId'>,
  movers: readonly Mover[],
): Promise<boolean> {
  if (order.status !== to && order.shopStatus !== to) return false
  if (to === 'assigned' && riderId !== undefined && riderId !== order.riderId) return false
  const steps = await readLastSteps(queries, id)
  return steps.some(
    (step) => step.to === to && movers.some(({ by, actorId }) => by === step.by && actorId === step.actorId),
  )
}
