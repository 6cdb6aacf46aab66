import type { Message } from '@ozi/contract'
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts'

/** The greatest number that a message's column holds. */
const LAST_SEQUENCE = 2 ** 31 - 1

/** The sequence that a page of older messages ends before. @throws Refusal VALIDATION for a cursor that we never gave */
export function readBefore(cursor: string | undefined): number | undefined {
  const before = readCursor(cursor)?.sorted
  return before === undefined ? undefined : Math.min(before, LAST_SEQUENCE)
}

/** @param found oldest first, with one message more than the page holds if there are more */
export function pageBefore(
  found: readonly Message[],
  limit: number,
): { data: Message[]; nextCursor: string | null } {
  const data = found.slice(-limit)
  const [first] = data
  const hasMore = found.length > limit && first !== undefined
  return { data, nextCursor: hasMore ? writeCursor({ sorted: first.sequence, id: first._id }) : null }
}
