import { forget, readStored, store } from '../browser/browserStorage'

/** The storage key of the session's token. */
export const TOKEN_KEY = 'token'

/** The token sent with API calls; null if nobody is signed in. */
export const readToken = (): string | null => readStored(TOKEN_KEY)
export const storeToken = (token: string): void => store(TOKEN_KEY, token)
export const forgetToken = (): void => forget(TOKEN_KEY)
