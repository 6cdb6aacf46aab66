/** The address of another way in, which leads on to the same place. */
export const withNext = (path: string, headedFor: string | null): string =>
  headedFor === null ? path : `${path}?next=${encodeURIComponent(headedFor)}`
