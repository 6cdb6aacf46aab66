import type { SavedReply } from '@ozi/contract'

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whose title or text holds all words of a search, however their letters are marked. */
export function filterReplies(replies: readonly SavedReply[], search: string): readonly SavedReply[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return replies.filter(({ title, content }) => {
    const text = fold(`${title} ${content}`)
    return words.every((word) => text.includes(word))
  })
}
