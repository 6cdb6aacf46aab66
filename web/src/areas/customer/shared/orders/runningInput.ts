/** More than anybody follows at once. */
const RUNNING_AT_ONCE = 20

/** Asks for a customer's running orders. */
export const RUNNING_ORDERS = { filter: 'running', limit: RUNNING_AT_ONCE } as const
