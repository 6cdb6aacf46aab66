import { english } from '~/language/english'

/** What guards show until a page may be shown. */
export const guardTexts = english('guardTexts', {
  oneMoment: 'One moment',
  stillLoggedIn: 'You are still logged in.',
})
