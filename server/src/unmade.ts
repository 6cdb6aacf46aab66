import { implementer } from './platform/http/api.ts'
import { Refusal } from './platform/refusal.ts'

const refuse = () => {
  throw new Refusal('UNAVAILABLE')
}

/** Calls that are promised and not yet answered. */
export const unmade = {
  catalogue: {
    listItems: implementer.catalogue.listItems.handler(refuse),
    listStores: implementer.catalogue.listStores.handler(refuse),
    listOwnItems: implementer.catalogue.listOwnItems.handler(refuse),
    createItem: implementer.catalogue.createItem.handler(refuse),
    updateItem: implementer.catalogue.updateItem.handler(refuse),
    deleteItem: implementer.catalogue.deleteItem.handler(refuse),
  },
  places: { nearest: implementer.places.nearest.handler(refuse) },
  orders: {
    checkout: implementer.orders.checkout.handler(refuse),
    recentPlaces: implementer.orders.recentPlaces.handler(refuse),
    move: implementer.orders.move.handler(refuse),
    track: implementer.orders.track.handler(refuse),
  },
}
