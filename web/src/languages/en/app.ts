import { english } from '~/language/english'

/** What guards show instead of a page. */
export const guardTexts = english('app.guards', {
  oneMoment: 'One moment',
  stillLoggedIn: 'You are still logged in.',
  dashboard: 'Go to your dashboard',
  staffOnly: 'Administrators only',
  staffOnlyLead: 'This part of Ozi is for the people who run it.',
  ridersOnly: 'Riders only',
  ridersOnlyLead: 'These pages are for the riders of Ozi.',
  shopsOnly: 'Shops only',
  shopsOnlyLead: 'These pages are for the shops that sell on Ozi.',
})
