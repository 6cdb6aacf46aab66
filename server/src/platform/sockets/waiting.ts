/**
 * How much may be queued for a client that does not read. Beyond this it is disconnected, reconnects, and
 * asks for what it missed.
 */
export const WAITING_LIMIT = { messages: 500, characters: 8 * 1024 * 1024 } as const

export type Waiting = readonly { readonly data?: unknown }[]

/** Counts characters only if several messages are queued: a single one is bounded anyway. */
export function isTooMuch(waiting: Waiting): boolean {
  if (waiting.length > WAITING_LIMIT.messages) return true
  if (waiting.length < 2) return false
  let characters = 0
  for (const { data } of waiting) characters += typeof data === 'string' ? data.length : 0
  return characters > WAITING_LIMIT.characters
}
