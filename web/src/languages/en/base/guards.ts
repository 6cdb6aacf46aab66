import { english } from '~/language/english'

/** Guards show this until a page may be shown. */
export const guardTexts = english('guardTexts', {
  oneMoment: 'One moment',
  stillLoggedIn: 'You are still logged in.',
})
