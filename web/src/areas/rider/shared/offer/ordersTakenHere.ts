const taken = new Set<string>()

/** Remembers that the rider took this order on this page, so that its event is not announced. */
export const rememberTaken = (orderId: string): void => void taken.add(orderId)
export const wasTakenHere = (orderId: string): boolean => taken.has(orderId)
