import { forget, readStored, store } from './browserStorage'

/** Where the browser keeps the token of the session. */
export const TOKEN_KEY = 'token'

/** The token that calls carry, if one is signed in. */
export const readToken = (): string | null => readStored(TOKEN_KEY)
export const storeToken = (token: string): void => store(TOKEN_KEY, token)
export const forgetToken = (): void => forget(TOKEN_KEY)
