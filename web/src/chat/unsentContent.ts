import { keepImageDraft, keepTextDraft, readImageDraft, readTextDraft } from './chatDrafts'
import { type UnsentMessage, unsentMessages } from './unsent/unsentMessages'

const unsentIn = (accountId: string, conversationId: string): readonly UnsentMessage[] =>
  unsentMessages.read(accountId).filter((unsent) => unsent.conversationId === conversationId)

/** Whether the user has drafts or unsent messages in a conversation. */
export const hasUnsentContent = (accountId: string, conversationId: string): boolean =>
  readTextDraft(accountId, conversationId) !== '' ||
  readImageDraft(accountId, conversationId) !== null ||
  unsentIn(accountId, conversationId).length > 0

/** Deletes drafts and unsent messages of a conversation that was deleted, since they can never be sent. */
export function forgetUnsentContent(accountId: string, conversationId: string): void {
  keepTextDraft(accountId, conversationId, '')
  keepImageDraft(accountId, conversationId, null)
  for (const { clientId } of unsentIn(accountId, conversationId)) unsentMessages.forget(accountId, clientId)
}
