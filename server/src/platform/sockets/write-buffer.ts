/**
 * How much may be queued for a client that does not read. Beyond this it is disconnected, reconnects, and
 * asks for what it missed.
 */
export const WRITE_BUFFER_LIMIT = { messages: 500, characters: 8 * 1024 * 1024 } as const

export type WriteBuffer = readonly { readonly data?: unknown }[]

/** Counts characters only if several messages are queued: a single one is bounded anyway. */
export function isOverfull(waiting: WriteBuffer): boolean {
  if (waiting.length > WRITE_BUFFER_LIMIT.messages) return true
  if (waiting.length < 2) return false
  let characters = 0
  for (const { data } of waiting) characters += typeof data === 'string' ? data.length : 0
  return characters > WRITE_BUFFER_LIMIT.characters
}
