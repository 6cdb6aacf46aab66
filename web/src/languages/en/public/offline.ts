import { english } from '~/language/english'

/** The page without a network. */
export const offlineTexts = english('offlineTexts', {
  pageTitle: 'You are offline · Ozi',
  title: 'You are offline',
  lead: 'This page needs a network. Your last orders are saved: you can read them now.',
  tryAgain: 'Try again',
  orders: 'Your last orders',
})
