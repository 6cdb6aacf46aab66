import { Refusal } from '../refusal.ts'

/** The last row of a page, in a list that is sorted by a whole number and then by the id. */
export interface CursorRow {
  readonly sorted: number
  readonly id: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Tells a caller where the next page begins. They give it back as it is. */
export const writeCursor = ({ sorted, id }: CursorRow): string =>
  Buffer.from(`${sorted.toString(36)}.${id}`).toString('base64url')

/** @throws Refusal VALIDATION for a cursor that we never gave */
export function readCursor(cursor: string | undefined): CursorRow | undefined {
  if (cursor === undefined) return undefined
  const [sorted = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('.')
  if (!/^[0-9a-z]{1,10}$/.test(sorted) || !UUID.test(id)) {
    throw Refusal.fields({ cursor: 'This list has no such page. Please load it again.' })
  }
  return { sorted: parseInt(sorted, 36), id }
}
