import type { Message } from '@ozi/contract'
import { Refusal } from '../../platform/refusal.ts'

/**
 * Sequences have no gaps, so the first message of a page is all that the cursor for the page before needs.
 */
const CURSOR = /^before-([1-9][0-9]{0,8})$/

/** @throws Refusal VALIDATION for a cursor that we never gave */
export function readBefore(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const sequence = CURSOR.exec(cursor)?.[1]
  if (sequence === undefined) {
    throw Refusal.fields({ cursor: 'This conversation has no such page. Please load it again.' })
  }
  return Number(sequence)
}

/** @param found oldest first, with one message more than the page holds if there are more */
export function pageBefore(
  found: readonly Message[],
  limit: number,
): { data: Message[]; nextCursor: string | null } {
  const data = found.slice(-limit)
  const [first] = data
  const hasMore = found.length > limit && first !== undefined
  return { data, nextCursor: hasMore ? `before-${first.sequence}` : null }
}
