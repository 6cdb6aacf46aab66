import type { OrderTracking } from '@ozi/contract'
import { refusalOf } from '~/api/refusal'
import type { PublicCalls } from '~/api/pageServer'

export type TrackResult =
  | { readonly is: 'known'; readonly order: OrderTracking; readonly seenAt: string }
  /** Its delivery ended more than a day ago. */
  | { readonly is: 'ended' }
  /** This link belongs to no delivery. */
  | { readonly is: 'unknown' }
  /** The server could not answer right now. */
  | { readonly is: 'down' }

/** A malformed token is treated like an unknown one. */
const NO_DELIVERY: readonly string[] = ['NOT_FOUND', 'VALIDATION']

export async function loadTrack(calls: PublicCalls, token: string): Promise<TrackResult> {
  try {
    const { data } = await calls.orders.track({ token })
    return { is: 'known', order: data, seenAt: new Date().toISOString() }
  } catch (error) {
    const { code } = refusalOf(error)
    if (code === 'TRACKING_ENDED') return { is: 'ended' }
    return { is: NO_DELIVERY.includes(code) ? 'unknown' : 'down' }
  }
}

export const trackStatus = ({ is }: TrackResult): number =>
  ({ known: 200, ended: 410, unknown: 404, down: 503 })[is]

/** The page where an order is paid by transfer; back to its own, which says how the payment stands, if it cannot be now. */
export async function loadPayAddress(calls: PublicCalls, token: string): Promise<string> {
  const back = `/track/${encodeURIComponent(token)}?pay=failed`
  return calls.orders.payTracked({ token }).then(
    ({ data }) => data.authorizationUrl ?? back,
    () => back,
  )
}
