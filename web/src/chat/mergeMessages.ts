import type { Message } from '@ozi/contract'

/** Messages of one conversation ordered by sequence, without duplicates; the same array if nothing is new. */
export function mergeMessages(kept: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const bySequence = new Map(kept.map((message) => [message.sequence, message]))
  const news = arrived.filter((message) => !isKnown(bySequence.get(message.sequence), message))
  if (news.length === 0) return kept
  for (const message of news) bySequence.set(message.sequence, message)
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence)
}

/** A stale copy may still say unread, but a message never becomes unread again. */
const isKnown = (kept: Message | undefined, arrived: Message): boolean =>
  kept !== undefined && (kept.read || !arrived.read)

/**
 * The last sequence before the first gap, counted from the first known message; 0 if there are no messages.
 */
export function wholeUpTo(messages: readonly Message[]): number {
  const gap = messages.findIndex(({ sequence }, at) => {
    const next = messages[at + 1]
    return next === undefined || next.sequence !== sequence + 1
  })
  return messages[gap]?.sequence ?? 0
}

/** The sequence of the other side's last message; 0 if there is none. */
export const lastOfOthers = (messages: readonly Message[], side: Message['senderType']): number =>
  messages.findLast(({ senderType }) => senderType !== side)?.sequence ?? 0
