import type { PublicCalls } from '~/api/pageServer'

/** The errand that a visitor began before signing in. */
export interface VisitorErrand {
  /** The fare that was asked for; null if there is none. */
  readonly fare: FareQuote | null
}

export interface FareQuote {
  readonly from: string
  readonly to: string
  /** In naira. */
  readonly total: number
  /** How long the fare is still kept; 0 if it has expired. */
  readonly minutes: number
  readonly until: string
}

/**
 * The paths of the errand forms; they take the places in their address (areas/customer/send/placesFromAddress.ts).
 */
const ERRANDS: readonly string[] = ['/dashboard/send', '/dashboard/receive']

/**
 * The errand in the address that the visitor is headed for; null if there are not both places in it. Names and
 * fare are the stored quote's: an address could name anything.
 */
export async function findErrandInAddress(
  calls: PublicCalls,
  headedFor: string | null,
  nowMs = Date.now(),
): Promise<VisitorErrand | null> {
  const [path = '', search = ''] = (headedFor ?? '').split('?')
  const asked = new URLSearchParams(search)
  const hasBoth = ['from', 'to'].every((end) => (asked.get(end) ?? '').trim() !== '')
  if (!ERRANDS.includes(path) || !hasBoth) return null
  const quoteId = asked.get('quote')
  if (quoteId === null) return { fare: null }
  return calls.pricing.readQuote({ quoteId }).then(
    ({ data: { pickup, dropoff, total, expiresAt } }) => {
      const minutes = Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / 60_000))
      return { fare: { from: pickup.placeName, to: dropoff.placeName, total, minutes, until: expiresAt } }
    },
    () => ({ fare: null }),
  )
}
