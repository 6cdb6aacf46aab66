import { isEnded, type OrderDetail, type OrderStatus } from '@ozi/contract'

/** A code that is still to be said: at the pickup, at the dropoff, or where the parcel comes back to. */
export interface HandOverCode {
  readonly at: 'pickup' | 'dropoff' | 'returned'
  readonly digits: string
}

const TO_PICK_UP: readonly OrderStatus[] = [
  'awaiting_payment',
  'placed',
  'created',
  'assigned',
  'enroute_to_pickup',
  'arrived_at_pickup',
]
const RIDER_COMES: readonly OrderStatus[] = ['assigned', 'enroute_to_pickup', 'arrived_at_pickup']

type Coded = Pick<OrderDetail, 'status' | 'pickupCode' | 'dropoffCode' | 'returnCode'>

/** What is still to be said, in its turn. */
export function codesOf({ status, pickupCode, dropoffCode, returnCode }: Coded): HandOverCode[] {
  if (isEnded(status)) return []
  const code = (at: HandOverCode['at'], digits: string | undefined): HandOverCode[] =>
    digits === undefined ? [] : [{ at, digits }]
  if (status === 'returning') return code('returned', returnCode)
  return TO_PICK_UP.includes(status)
    ? [...code('pickup', pickupCode), ...code('dropoff', dropoffCode)]
    : code('dropoff', dropoffCode)
}

/** The one code to say at the next hand-over; none while no rider is coming. */
export function nextCode(order: Coded): HandOverCode | null {
  const isWaiting = TO_PICK_UP.includes(order.status) && !RIDER_COMES.includes(order.status)
  return isWaiting ? null : (codesOf(order)[0] ?? null)
}
