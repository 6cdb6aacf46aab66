import { overviewMessages } from '@ozi/contract'
import { refusalOf } from '~/api/refusal'
import { adminTexts } from './texts'

/** Why data could not be had, in the server's words; an answer that is none of ours gives no reason. */
export function reasonOf(error: Error): string {
  const { code, message } = refusalOf(error)
  return code === 'UNKNOWN' ? overviewMessages.loadFailedUnsaid : message
}

/** What stands above Retry: 'Error loading data: ' and why. */
export const loadFailure = (error: Error): string => adminTexts.loadFailed(reasonOf(error))
