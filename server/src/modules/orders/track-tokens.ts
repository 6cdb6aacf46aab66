import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Order } from '@ozi/contract'
import { deriveKeys, type KeySource } from '../../platform/data-key.ts'

/** An order's number without its dash, then a 256-bit proof that only this deployment can compute. */
const TOKEN = /^([0-9A-Z]{3})([0-9A-Z]{3})([\w-]{43})$/

/**
 * Tokens of tracking links. They are not stored: each is computed from the order's id with a key of the
 * deployment. So a token can be shown again, and a copy of the database opens no link.
 */
export function createTrackTokens(config: KeySource) {
  const keys = deriveKeys(config, 'order-tracking')
  const proofOf = (orderId: string, key = keys[0]) => createHmac('sha256', key).update(orderId).digest()

  return {
    tokenOf: ({ _id, number }: Pick<Order, '_id' | 'number'>): string =>
      number.replace('-', '') + proofOf(_id).toString('base64url'),

    /** The order number in a token, not yet proven; null if the text is no token. */
    numberIn(token: string): string | null {
      const [, first, second] = TOKEN.exec(token) ?? []
      return first === undefined || second === undefined ? null : `${first}-${second}`
    },

    isTokenOf(token: string, orderId: string): boolean {
      const claimed = Buffer.from(TOKEN.exec(token)?.[3] ?? '', 'base64url')
      return keys.some((key) => {
        const proof = proofOf(orderId, key)
        return claimed.length === proof.length && timingSafeEqual(claimed, proof)
      })
    },
  }
}

export type TrackTokens = ReturnType<typeof createTrackTokens>
