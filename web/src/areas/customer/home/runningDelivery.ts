import { DAY_MS, type Order } from '@ozi/contract'

/** Later nobody remembers how it was. */
const ASKED_FOR_DAYS = 2

/** Asks for a customer's last delivery. */
export const LAST_DELIVERY = { filter: 'completed', limit: 1 } as const

export const isRecentlyDelivered = ({ deliveredAt }: Pick<Order, 'deliveredAt'>, nowMs: number): boolean =>
  deliveredAt !== undefined && nowMs - Date.parse(deliveredAt) < ASKED_FOR_DAYS * DAY_MS

/** The box of a running delivery, and of its skeleton. */
export const RUNNING_BOX =
  'rounded-card border-palm bg-palm-wash grid gap-3 border-[1.5px] p-4 md:grid-cols-[1fr_auto] md:items-center md:gap-x-8 md:p-6'
