import type { TrackedOrder } from '@ozi/contract'
import { refusalOf } from '~/api/refusal'
import type { PublicCalls } from '~/api/pageServer'

export type Tracked =
  | { readonly is: 'known'; readonly order: TrackedOrder; readonly seenAt: string }
  /** No delivery has this link. */
  | { readonly is: 'unknown' }
  /** Nobody could say just now. */
  | { readonly is: 'down' }

/** A token that cannot be one leads as little to a delivery as one that nobody has. */
const NO_DELIVERY: readonly string[] = ['NOT_FOUND', 'VALIDATION']

export async function loadTrack(calls: PublicCalls, token: string): Promise<Tracked> {
  try {
    const { data } = await calls.orders.track({ token })
    return { is: 'known', order: data, seenAt: new Date().toISOString() }
  } catch (error) {
    return { is: NO_DELIVERY.includes(refusalOf(error).code) ? 'unknown' : 'down' }
  }
}

export const statusOf = ({ is }: Tracked): number => ({ known: 200, unknown: 404, down: 503 })[is]
