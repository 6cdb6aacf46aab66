import { implementer } from './platform/http/api.ts'
import { Refusal } from './platform/refusal.ts'

const refuse = () => {
  throw new Refusal('UNAVAILABLE')
}

/** Calls that are promised and not yet answered. */
export const unmade = {
  orders: {
    recentPlaces: implementer.orders.recentPlaces.handler(refuse),
    move: implementer.orders.move.handler(refuse),
    track: implementer.orders.track.handler(refuse),
  },
}
