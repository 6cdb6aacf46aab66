/** Whether staff placed the order for a caller, who may have no way to see it themselves. */
export const isPlacedByStaff = ({
  events,
}: {
  readonly events: readonly { readonly by: string }[]
}): boolean => events[0]?.by === 'admin'
