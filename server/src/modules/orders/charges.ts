import type { Order } from '@ozi/contract'

/**
 * The description of a transaction, e.g. 'Send: Ikenegbu → FUTO (#7K4-M2P)'.
 * @param what what the customer pays for: the order's kind, or its redelivery
 */
export function describeCharge(
  what: string,
  number: string,
  { vendor, pickupLocation, dropLocation }: Pick<Order, 'vendor' | 'pickupLocation' | 'dropLocation'>,
): string {
  return `${what}: ${vendor?.name ?? pickupLocation.placeName} → ${dropLocation.placeName} (#${number})`
}
