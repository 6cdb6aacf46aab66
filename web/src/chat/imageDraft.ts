import { isTextDraftLasting, keepTextDraft, moveTextDraft, readTextDraft } from './textDraft'

/** Beside the text it goes with, under a name of its own: an image there is no room for takes no text with it. */
const nameOf = (about: string) => `image:${about}`

/** The image somebody chose for a message, as a data URL, and has not sent. */
export function readImageDraft(accountId: string, about: string): string | null {
  const kept = readTextDraft(accountId, nameOf(about))
  return kept.startsWith('data:image/') ? kept : null
}

/** @param image a data URL; null for none any more */
export const keepImageDraft = (accountId: string, about: string, image: string | null): void =>
  keepTextDraft(accountId, nameOf(about), image ?? '')

/** Whether it is still there after this page. */
export const isImageDraftLasting = (accountId: string, about: string): boolean =>
  isTextDraftLasting(accountId, nameOf(about))

/** Goes along to where it can still be sent; one that was chosen there already stays. */
export const moveImageDraft = (accountId: string, from: string, to: string): void =>
  moveTextDraft(accountId, nameOf(from), nameOf(to))
