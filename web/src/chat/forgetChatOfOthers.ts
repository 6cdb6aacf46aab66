import { forgetTextDraftsOfOthers } from './textDraft'
import { forgetUnsentOfOthers } from './unsent/unsent'

/** What others wrote on this phone and did not send is not for the next one's eyes. */
export function forgetChatOfOthers(accountId: string): void {
  forgetUnsentOfOthers(accountId)
  forgetTextDraftsOfOthers(accountId)
}
