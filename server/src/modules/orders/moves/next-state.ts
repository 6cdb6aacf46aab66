import type { MoveTarget, OrderStatus, ShopStatus } from '@ozi/contract'
import { ORDER_MOVES } from '@ozi/contract'
import type { TrackStep } from '../order-events.store.ts'
import type { OrderState } from './order-states.store.ts'
import { SHOP_CONSEQUENCES, STATUS_CONSEQUENCES } from './status-consequences.ts'

/**
 * The state after an allowed move, and the move's steps, the requested one first.
 * @param riderId who carries the order after a move to `assigned`
 */
export function nextState(
  order: OrderState,
  to: MoveTarget,
  riderId: string | null,
): { readonly state: OrderState; readonly steps: readonly TrackStep[] } {
  const { kind, status, shopStatus } = order
  if (isCarryingMove(status, to)) {
    const shopTo = kind === 'shop' ? STATUS_CONSEQUENCES[to].shop : undefined
    const state = {
      ...order,
      status: to,
      shopStatus: shopTo ?? shopStatus,
      riderId: riderAfter(order, to, riderId),
    }
    return {
      state,
      steps: [{ track: 'carrying', to }, ...(shopTo ? [{ track: 'shop', to: shopTo } as const] : [])],
    }
  }
  const shopTo = to as ShopStatus
  const carryingTo = SHOP_CONSEQUENCES[shopTo].carrying
  return {
    state: { ...order, shopStatus: shopTo, status: carryingTo ?? status },
    steps: [
      { track: 'shop', to: shopTo },
      ...(carryingTo ? [{ track: 'carrying', to: carryingTo } as const] : []),
    ],
  }
}

function isCarryingMove(from: OrderStatus, to: MoveTarget): to is OrderStatus {
  return ORDER_MOVES.some((move) => move.from === from && move.to === to)
}

function riderAfter(order: OrderState, to: OrderStatus, riderId: string | null): string | null {
  if (to === 'assigned') return riderId
  return to === 'created' ? null : order.riderId
}
