import { english } from '~/language/english'

/** A rider's work on an order, by its state. */
export const riderDoesTexts = english('riderDoesTexts', {
  assigned: (rider: string) => `${rider} will fetch it`,
  enroute_to_pickup: (rider: string) => `${rider} is on the way to fetch it`,
  arrived_at_pickup: (rider: string) => `${rider} is at the pickup`,
  picked_up: (rider: string) => `${rider} is carrying it`,
  enroute_to_dropoff: (rider: string) => `${rider} is carrying it`,
  arrived_at_dropoff: (rider: string) => `${rider} is at the door`,
  delivery_failed: (rider: string) => `${rider} still has it`,
  returning: (rider: string) => `${rider} is bringing it back`,
  delivered: (rider: string) => `${rider} delivered it`,
  returned: (rider: string) => `${rider} brought it back`,
})
