import { forgetTextDraftsOfOthers } from './textDraft'
import { forgetUnsentOfOthers } from './unsent/unsent'

/**
 * Deletes what other accounts wrote in this browser and did not send, so that the next user cannot see it.
 */
export function forgetChatOfOthers(accountId: string): void {
  forgetUnsentOfOthers(accountId)
  forgetTextDraftsOfOthers(accountId)
}
