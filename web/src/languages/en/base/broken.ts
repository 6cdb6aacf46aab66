import { english } from '~/language/english'

/** A page that breaks. */
export const brokenTexts = english('brokenTexts', {
  title: 'Unexpected Application Error!',
  lead: 'Something broke on our side, not on yours. Please try again; if it comes back, tell us what you were doing.',
  number: (requestId: string) => `If you write to us, add this number: ${requestId}`,
  home: 'Go to Home',
})
