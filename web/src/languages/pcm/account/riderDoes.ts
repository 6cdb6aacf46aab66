import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/riderDoes'

export default {
  riderDoesTexts: {
    assigned: (rider) => `${rider} go pick am`,
    enroute_to_pickup: (rider) => `${rider} dey road to pick am`,
    arrived_at_pickup: (rider) => `${rider} dey where e go pick am`,
    picked_up: (rider) => `E dey ${rider} hand`,
    enroute_to_dropoff: (rider) => `${rider} dey carry am come`,
    arrived_at_dropoff: (rider) => `${rider} dey door`,
    delivery_failed: (rider) => `E still dey ${rider} hand`,
    returning: (rider) => `${rider} dey carry am go back`,
    delivered: (rider) => `${rider} don deliver am`,
    returned: (rider) => `${rider} don carry am go back`,
  },
} satisfies Translation<typeof english>
