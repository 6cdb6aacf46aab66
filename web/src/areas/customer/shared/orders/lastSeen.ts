import { forget, readStored, store } from '~/api/browserStorage'

/** Whose delivery was on its way when this browser last looked. */
const RUNNING_KEY = 'running'

/** Whether to expect a delivery on its way before it is known: its place is kept, so that nothing jumps. */
export const expectsRunning = (accountId: string): boolean => readStored(RUNNING_KEY) === accountId

export function noteRunning(accountId: string, isThere: boolean): void {
  if (isThere) store(RUNNING_KEY, accountId)
  else if (readStored(RUNNING_KEY) !== null) forget(RUNNING_KEY)
}
