/** The address of another way in, which then leads to the same page. */
export const withNext = (path: string, headedFor: string | null): string =>
  headedFor === null ? path : `${path}?next=${encodeURIComponent(headedFor)}`
