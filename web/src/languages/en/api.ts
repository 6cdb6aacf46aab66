import { english } from '~/language/english'

/** What people read when a call fails without words from the server. */
export const apiTexts = english('api', {
  offline: 'You are offline. Check your connection and try again.',
  unreachable: 'We could not reach Ozi. Check your connection and try again.',
  unknown: 'Something went wrong',
})
