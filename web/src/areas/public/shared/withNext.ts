/** The address of another way in, which then leads to the same page. */
export const withNext = (path: string, headedFor: string | null): string =>
  headedFor === null ? path : `${path}?next=${encodeURIComponent(headedFor)}`

/** A page behind sign-in: for visitors, who mostly have no account yet, the way there by registering. */
export const orRegister = (path: string, isLoggedIn: boolean): string =>
  isLoggedIn ? path : withNext('/register', path)
