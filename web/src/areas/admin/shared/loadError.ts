import { overviewMessages } from '@ozi/contract'
import { refusalOf } from '~/api/refusal'
import { adminTexts } from './texts'

/** Why loading failed, in the server's words; a general text if the answer was not one of our refusals. */
export function loadErrorReason(error: Error): string {
  const { code, message } = refusalOf(error)
  return code === 'UNKNOWN' ? overviewMessages.loadFailedUnsaid : message
}

/** The message above Retry: 'Error loading data: ' and the reason. */
export const loadError = (error: Error): string => adminTexts.loadFailed(loadErrorReason(error))
