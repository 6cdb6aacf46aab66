import type { Order } from '@ozi/contract'

/**
 * How a transaction names its order, e.g. 'Send: Ikenegbu → FUTO (#7K4-M2P)'.
 * @param what of the order it is for
 */
export function describeCharge(
  what: string,
  number: string,
  { vendor, pickupLocation, dropLocation }: Pick<Order, 'vendor' | 'pickupLocation' | 'dropLocation'>,
): string {
  return `${what}: ${vendor?.name ?? pickupLocation.placeName} → ${dropLocation.placeName} (#${number})`
}
