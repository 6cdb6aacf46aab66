import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/forOthers'

export default {
  forOthersTexts: {
    dashboard: 'Go your own page',
    staffOnly: 'Only people wey dey run Ozi',
    staffOnlyLead: 'This side of Ozi na for people wey dey run am.',
    ridersOnly: 'Only riders',
    ridersOnlyLead: 'These pages na for Ozi riders.',
    shopsOnly: 'Only shops',
    shopsOnlyLead: 'These pages na for shops wey dey sell for Ozi.',
  },
} satisfies Translation<typeof english>
