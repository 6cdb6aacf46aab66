import { isComing, isEnded, type OrderDetail, type OrderStatus } from '@ozi/contract'

/** A code that is still to be said: at the pickup, at the dropoff, or where the parcel comes back to. */
export interface HandOverCode {
  readonly at: 'pickup' | 'dropoff' | 'returned'
  readonly digits: string
}

/** No rider is coming yet. */
const WAITS: readonly OrderStatus[] = ['awaiting_payment', 'placed', 'created']

type Coded = Pick<OrderDetail, 'status' | 'pickupCode' | 'dropoffCode' | 'returnCode'>

/** What is still to be said, in its turn. */
export function codesOf({ status, pickupCode, dropoffCode, returnCode }: Coded): HandOverCode[] {
  // Nobody is asked for one until it is decided where a parcel goes that was not handed over.
  if (isEnded(status) || status === 'delivery_failed') return []
  const code = (at: HandOverCode['at'], digits: string | undefined): HandOverCode[] =>
    digits === undefined ? [] : [{ at, digits }]
  if (status === 'returning') return code('returned', returnCode)
  return WAITS.includes(status) || isComing(status)
    ? [...code('pickup', pickupCode), ...code('dropoff', dropoffCode)]
    : code('dropoff', dropoffCode)
}

/** The one code to say at the next hand-over; none while no rider is coming. */
export function nextCode(order: Coded): HandOverCode | null {
  return WAITS.includes(order.status) ? null : (codesOf(order)[0] ?? null)
}
