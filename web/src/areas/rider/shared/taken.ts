const taken = new Set<string>()

/** Remembers that it was this rider, on this page, who took an order on: the server's word of it is no news then. */
export const rememberTaken = (orderId: string): void => void taken.add(orderId)
export const wasTakenHere = (orderId: string): boolean => taken.has(orderId)
