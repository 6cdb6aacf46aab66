// Limits
/** The map of running orders shows at most so many. */
export const RUNNING_ORDERS = { max: 500 } as const

/** Staff placed the order for a caller, who may have no way to see it themselves. */
export const isPlacedByStaff = ({
  events,
}: {
  readonly events: readonly { readonly by: string }[]
}): boolean => events[0]?.by === 'admin'
