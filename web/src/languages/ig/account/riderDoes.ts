import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/riderDoes'

export default {
  riderDoesTexts: {
    assigned: (rider) => `${rider} ga-eburu ya`,
    enroute_to_pickup: (rider) => `${rider} nọ n’ụzọ iburu ya`,
    arrived_at_pickup: (rider) => `${rider} nọ ebe a ga-eburu ya`,
    picked_up: (rider) => `Ọ dị ${rider} n’aka`,
    enroute_to_dropoff: (rider) => `${rider} bu ya na-abịa`,
    arrived_at_dropoff: (rider) => `${rider} nọ n’ọnụ ụzọ`,
    delivery_failed: (rider) => `Ọ ka dị ${rider} n’aka`,
    returning: (rider) => `${rider} na-eweghachi ya`,
    delivered: (rider) => `${rider} enyefeela ya`,
    returned: (rider) => `${rider} eweghachila ya`,
  },
} satisfies Translation<typeof english>
