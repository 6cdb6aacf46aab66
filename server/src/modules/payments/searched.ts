/** Nothing but what telephone numbers are written with, and enough of it to be one. */
const TELEPHONE = /^\+?[\d\s().-]{6,}$/

/** What somebody typed as it stands in the texts that are searched: phones have no spaces there. */
export function asSearched(search: string | undefined): string | undefined {
  const typed = search?.trim() ?? ''
  if (typed === '') return undefined
  return TELEPHONE.test(typed) ? typed.replace(/[^\d+]/g, '') : typed
}
