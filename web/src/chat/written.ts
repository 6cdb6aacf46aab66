import { keepImageDraft, readImageDraft } from './imageDraft'
import { keepTextDraft, readTextDraft } from './textDraft'
import { forgetUnsent, readUnsent, type Unsent } from './unsent/unsent'

const unsentIn = (accountId: string, conversationId: string): readonly Unsent[] =>
  readUnsent(accountId).filter((unsent) => unsent.conversationId === conversationId)

/** Whether somebody wrote in a conversation what the server does not have: sent in vain, or still being written. */
export const hasWritten = (accountId: string, conversationId: string): boolean =>
  readTextDraft(accountId, conversationId) !== '' ||
  readImageDraft(accountId, conversationId) !== null ||
  unsentIn(accountId, conversationId).length > 0

/** The conversation is gone: what was written in it can never be sent, and leaves the browser. */
export function forgetWritten(accountId: string, conversationId: string): void {
  keepTextDraft(accountId, conversationId, '')
  keepImageDraft(accountId, conversationId, null)
  for (const { clientId } of unsentIn(accountId, conversationId)) forgetUnsent(accountId, clientId)
}
