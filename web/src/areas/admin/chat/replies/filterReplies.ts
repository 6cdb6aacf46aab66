import type { SavedReply } from '@ozi/contract'

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The replies whose title or text contains all words of the search, ignoring tone marks and dots. */
export function filterReplies(replies: readonly SavedReply[], search: string): readonly SavedReply[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return replies.filter(({ title, content }) => {
    const text = fold(`${title} ${content}`)
    return words.every((word) => text.includes(word))
  })
}
