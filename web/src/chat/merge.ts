import type { Message } from '@ozi/contract'

/** Messages of one conversation in order of sequence, each once; the same array where nothing is new. */
export function mergeMessages(kept: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const bySequence = new Map(kept.map((message) => [message.sequence, message]))
  const news = arrived.filter((message) => !isKnown(bySequence.get(message.sequence), message))
  if (news.length === 0) return kept
  for (const message of news) bySequence.set(message.sequence, message)
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence)
}

/** What was told earlier may say less: a message is never unread again. */
const isKnown = (kept: Message | undefined, arrived: Message): boolean =>
  kept !== undefined && (kept.read || !arrived.read)

/** Up to which sequence nothing is missing, counted from the first message known; 0 where none is. */
export function wholeUpTo(messages: readonly Message[]): number {
  const gap = messages.findIndex(({ sequence }, at) => {
    const next = messages[at + 1]
    return next === undefined || next.sequence !== sequence + 1
  })
  return messages[gap]?.sequence ?? 0
}

/** Up to which message the other side wrote; 0 where it has not. */
export const lastOfOthers = (messages: readonly Message[], side: Message['senderType']): number =>
  messages.findLast(({ senderType }) => senderType !== side)?.sequence ?? 0
