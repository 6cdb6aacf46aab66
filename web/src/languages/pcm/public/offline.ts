import type { Translation } from '~/language/english'
import type { offlineTexts } from '~/languages/en/public/offline'

export const offline: Translation<typeof offlineTexts> = {
  pageTitle: 'You no get network · Ozi',
  title: 'You no get network',
  lead: 'This page no dey save for your phone, so e need network. Your last orders dey save: you fit read dem now.',
  tryAgain: 'Try again',
  orders: 'Your last orders',
}
