import { Refusal } from '../../platform/refusal.ts'
import type { HeldPosition } from './cash.store.ts'

const POSITION = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** An opaque cursor of the list of riders by the cash they hold. */
export function writeHeldCursor({ heldKobo, riderId }: HeldPosition): string {
  return Buffer.from(`${heldKobo}.${riderId}`).toString('base64url')
}

/** @throws Refusal VALIDATION for a cursor that we never gave */
export function readHeldCursor(cursor: string): HeldPosition {
  const [, heldKobo, riderId] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (heldKobo === undefined || riderId === undefined) {
    throw Refusal.fields({ cursor: 'This list has no such page. Please load it again.' })
  }
  return { heldKobo: Number(heldKobo), riderId }
}
