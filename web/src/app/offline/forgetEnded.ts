import { ENDED_STATUSES, withoutPersonalTexts, type Order } from '@ozi/contract'

const ENDED: readonly string[] = ENDED_STATUSES
const WORKERS: readonly (string | undefined)[] = ['rider', 'vendor']

const isEndedOrder = (value: unknown): value is Order =>
  typeof value === 'object' &&
  value !== null &&
  'receiverName' in value &&
  'status' in value &&
  ENDED.includes(String(value.status))

/** For JSON.stringify: what a phone of a rider or a shop stores has no words of orders that have ended. */
export const forgetEnded =
  (role: string | undefined) =>
  (_key: string, value: unknown): unknown =>
    WORKERS.includes(role) && isEndedOrder(value) ? withoutPersonalTexts(value) : value
