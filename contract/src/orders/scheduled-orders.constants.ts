// Every page of a customer loads this file. The windows to choose are in another one.

// Limits
const SEARCH_BEFORE_PICKUP_MS = 20 * 60_000

export const searchBegins = ({ from }: { readonly from: string }): Date =>
  new Date(Date.parse(from) - SEARCH_BEFORE_PICKUP_MS)

export interface TimedOrder {
  readonly status: string
  readonly pickupWindow?: { readonly from: string } | undefined
}

/** The order is for later: its rider is not looked for yet. */
export const isScheduled = ({ status, pickupWindow }: TimedOrder, now = Date.now()): boolean =>
  status === 'created' &&
  pickupWindow !== undefined &&
  Date.parse(pickupWindow.from) - SEARCH_BEFORE_PICKUP_MS > now
