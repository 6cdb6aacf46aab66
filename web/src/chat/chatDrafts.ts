import { createDraftStore } from '~/session/createDraftStore'
import { DRAFT_KEY } from '~/session/personalKeys'

/** The text and the image for a conversation, or for a new one, that are not sent yet. */
export const chatDrafts = createDraftStore(`${DRAFT_KEY}chat:text:`)

/** An image has its own name: if the storage has no room for it, the text is still kept. */
const imageOf = (about: string) => `image:${about}`

export function readTextDraft(accountId: string, about: string): string {
  const kept = chatDrafts.read(accountId, about)
  return typeof kept === 'string' ? kept : ''
}

export function keepTextDraft(accountId: string, about: string, text: string): void {
  if (text === '') chatDrafts.forget(accountId, about)
  else chatDrafts.keep(accountId, about, text)
}

/** @returns a data URL */
export function readImageDraft(accountId: string, about: string): string | null {
  const kept = readTextDraft(accountId, imageOf(about))
  return kept.startsWith('data:image/') ? kept : null
}

/** @param image a data URL; null deletes the draft */
export const keepImageDraft = (accountId: string, about: string, image: string | null): void =>
  keepTextDraft(accountId, imageOf(about), image ?? '')

/** Whether the image survives leaving this page. */
export const isImageDraftLasting = (accountId: string, about: string): boolean =>
  chatDrafts.isLasting(accountId, imageOf(about))

/** Moves text and image to where they can still be sent; what is already there stays. */
export function moveDraft(accountId: string, from: string, to: string): void {
  for (const [source, target] of [
    [from, to],
    [imageOf(from), imageOf(to)],
  ] as const) {
    const kept = readTextDraft(accountId, source)
    if (kept === '' || readTextDraft(accountId, target) !== '') continue
    keepTextDraft(accountId, target, kept)
    keepTextDraft(accountId, source, '')
  }
}
