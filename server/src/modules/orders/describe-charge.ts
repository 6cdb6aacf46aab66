import type { Order, OrderPlace } from '@ozi/contract'

/**
 * The description of a transaction, e.g. 'Send: Ikenegbu → FUTO (#7K4-M2P)'.
 * @param what what the customer pays for: the order's kind, or its redelivery
 */
export function describeCharge(
  what: string,
  number: string,
  { vendor, pickupLocation, dropLocation }: Pick<Order, 'vendor' | 'pickupLocation' | 'dropLocation'>,
): string {
  return `${what}: ${vendor?.name ?? nameOf(pickupLocation)} → ${nameOf(dropLocation)} (#${number})`
}

/** The customer's words, and the map's if they are other. */
const nameOf = ({ placeName, mapName }: OrderPlace): string =>
  mapName === undefined ? placeName : `${placeName} [map: ${mapName}]`
