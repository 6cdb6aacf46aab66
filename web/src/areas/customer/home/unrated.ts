import { DAY_MS, type Order } from '@ozi/contract'

/** Later nobody remembers how it was. */
const ASKED_FOR_DAYS = 2

/** Asks for a customer's last delivery. */
export const LAST_DELIVERY = { filter: 'completed', limit: 1 } as const

export const isRecentlyDelivered = ({ deliveredAt }: Pick<Order, 'deliveredAt'>, nowMs: number): boolean =>
  deliveredAt !== undefined && nowMs - Date.parse(deliveredAt) < ASKED_FOR_DAYS * DAY_MS
