import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/offline'

export default {
  offlineTexts: {
    pageTitle: 'You no get network · Ozi',
    title: 'You no get network',
    lead: 'This page no dey save for your phone, so e need network. Your last orders dey save: you fit read dem now.',
    tryAgain: 'Try again',
    orders: 'Your last orders',
  },
} satisfies Translation<typeof english>
