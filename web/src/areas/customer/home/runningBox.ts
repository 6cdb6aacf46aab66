/** The box of a running delivery, and of its skeleton. */
export const RUNNING_BOX =
  'rounded-card border-palm bg-palm-wash grid gap-3 border-[1.5px] p-4 md:grid-cols-[1fr_auto] md:items-center md:gap-x-8 md:p-6'
