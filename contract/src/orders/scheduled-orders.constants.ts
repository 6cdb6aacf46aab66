// What every page of a customer loads, so without the windows that may be chosen.

// Limits
/** How long before its window an order's rider is looked for. */
const SEARCH_BEFORE_PICKUP_MS = 20 * 60_000

/** When the search for a rider begins. */
export const searchBegins = ({ from }: { readonly from: string }): Date =>
  new Date(Date.parse(from) - SEARCH_BEFORE_PICKUP_MS)

export interface TimedOrder {
  readonly status: string
  readonly pickupWindow?: { readonly from: string } | undefined
}

/** Whether an order waits for its time: its rider is not looked for yet. */
export const isScheduled = ({ status, pickupWindow }: TimedOrder, now = Date.now()): boolean =>
  status === 'created' &&
  pickupWindow !== undefined &&
  Date.parse(pickupWindow.from) - SEARCH_BEFORE_PICKUP_MS > now
