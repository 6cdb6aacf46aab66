import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/offline'

export default {
  offlineTexts: {
    pageTitle: 'You no get network · Ozi',
    title: 'You no get network',
    lead: 'This page need network. Your last orders dey saved: you fit read dem now.',
    tryAgain: 'Try again',
    orders: 'Your last orders',
  },
} satisfies Translation<typeof english>
