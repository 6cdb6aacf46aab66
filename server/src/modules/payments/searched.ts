/** Only characters that phone numbers are written with, and enough of them. */
const TELEPHONE = /^\+?[\d\s().-]{6,}$/

/** A search as the searched texts would contain it: phone numbers have no spaces there. */
export function asSearched(search: string | undefined): string | undefined {
  const typed = search?.trim() ?? ''
  if (typed === '') return undefined
  return TELEPHONE.test(typed) ? typed.replace(/[^\d+]/g, '') : typed
}
