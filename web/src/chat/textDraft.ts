import { forget, goesWithPage, keysStartingWith, readStored, store } from '~/browser/browserStorage'
import { DRAFT_KEY } from '~/session/personalKeys'

const PREFIX = `${DRAFT_KEY}chat:text:`
const keyOf = (accountId: string, about: string) => `${PREFIX}${accountId}:${about}`

/** The text typed for a conversation, or for a new one, and not sent yet. */
export const readTextDraft = (accountId: string, about: string): string =>
  readStored(keyOf(accountId, about)) ?? ''

export function keepTextDraft(accountId: string, about: string, text: string): void {
  if (text === '') forget(keyOf(accountId, about))
  else store(keyOf(accountId, about), text)
}

/** False if the browser had no room for it; the draft is then lost with this page. */
export const isTextDraftLasting = (accountId: string, about: string): boolean =>
  !goesWithPage(keyOf(accountId, about))

export function forgetTextDraftsOfOthers(accountId: string): void {
  const others = keysStartingWith(PREFIX).filter((key) => !key.startsWith(keyOf(accountId, '')))
  others.forEach(forget)
}

/** Moves the draft to where it can still be sent; a draft that is already there stays. */
export function moveTextDraft(accountId: string, from: string, to: string): void {
  const text = readTextDraft(accountId, from)
  if (text === '' || readTextDraft(accountId, to) !== '') return
  keepTextDraft(accountId, to, text)
  keepTextDraft(accountId, from, '')
}
