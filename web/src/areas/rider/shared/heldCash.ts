/** Asks for the cash that a rider holds; the entries are on another page. */
export const HELD_CASH = { limit: 1 } as const
