import { readStored, store } from '~/browser/browserStorage'

/** Whether a delivery was running when this browser last checked, and for which account. */
const RUNNING_KEY = 'running'

type LastPresence = 'running' | 'none' | 'unknown'

const mark = (accountId: string, isThere: boolean) => `${isThere ? 'running' : 'none'} ${accountId}`

/**
 * The presence to expect before the answer arrives: space is reserved for it, so that nothing shifts.
 */
export function lastSeen(accountId: string | undefined): LastPresence {
  if (accountId === undefined) return 'unknown'
  const kept = readStored(RUNNING_KEY)
  if (kept === mark(accountId, true)) return 'running'
  return kept === mark(accountId, false) ? 'none' : 'unknown'
}

export const noteRunning = (accountId: string, isThere: boolean): void =>
  store(RUNNING_KEY, mark(accountId, isThere))
