import { isTextDraftLasting, keepTextDraft, moveTextDraft, readTextDraft } from './textDraft'

/** The image has its own key: if the storage has no room for the image, the text is still kept. */
const nameOf = (about: string) => `image:${about}`

/** The image chosen for a message and not sent yet, as a data URL. */
export function readImageDraft(accountId: string, about: string): string | null {
  const kept = readTextDraft(accountId, nameOf(about))
  return kept.startsWith('data:image/') ? kept : null
}

/** @param image a data URL; null deletes the draft */
export const keepImageDraft = (accountId: string, about: string, image: string | null): void =>
  keepTextDraft(accountId, nameOf(about), image ?? '')

/** Whether the draft survives leaving this page. */
export const isImageDraftLasting = (accountId: string, about: string): boolean =>
  isTextDraftLasting(accountId, nameOf(about))

/** Moves the draft to where it can still be sent; a draft that is already there stays. */
export const moveImageDraft = (accountId: string, from: string, to: string): void =>
  moveTextDraft(accountId, nameOf(from), nameOf(to))
