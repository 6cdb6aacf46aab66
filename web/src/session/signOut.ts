import { client } from '~/api'
import { endSession } from './endSession'

/** Ends the session, see `endSession`. */
export const signOut = (): Promise<void> => endSession(() => client.accounts.logout())
