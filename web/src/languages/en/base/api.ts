import { english } from '~/language/english'

/** Shown when a call fails without a message from the server. */
export const apiTexts = english('apiTexts', {
  offline: 'You are offline. Check your connection and try again.',
  unreachable: 'We could not reach Ozi. Check your connection and try again.',
  unknown: 'Something went wrong',
  notProved: 'Nothing was done: you did not confirm that it is you.',
})
