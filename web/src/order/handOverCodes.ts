import { isComing, isEnded, type OrderDetail, type OrderStatus } from '@ozi/contract'

/** A code still to be said: at the pickup, at the dropoff, or where the parcel is returned. */
export interface HandOverCode {
  readonly at: 'pickup' | 'dropoff' | 'returned'
  readonly digits: string
}

/** No rider is coming yet. */
const WAITS: readonly OrderStatus[] = ['awaiting_payment', 'placed', 'created']

type OrderWithCodes = Pick<OrderDetail, 'status' | 'pickupCode' | 'dropoffCode' | 'returnCode'>

/** The codes still to be said, in order. */
export function codesOf({ status, pickupCode, dropoffCode, returnCode }: OrderWithCodes): HandOverCode[] {
  // After a failed delivery no code is needed until it is decided where the parcel goes.
  if (isEnded(status) || status === 'delivery_failed') return []
  const code = (at: HandOverCode['at'], digits: string | undefined): HandOverCode[] =>
    digits === undefined ? [] : [{ at, digits }]
  if (status === 'returning') return code('returned', returnCode)
  return WAITS.includes(status) || isComing(status)
    ? [...code('pickup', pickupCode), ...code('dropoff', dropoffCode)]
    : code('dropoff', dropoffCode)
}

/** The code for the next hand-over; null while no rider is coming. */
export function nextCode(order: OrderWithCodes): HandOverCode | null {
  return WAITS.includes(order.status) ? null : (codesOf(order)[0] ?? null)
}
