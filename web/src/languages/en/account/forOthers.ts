import { english } from '~/language/english'

/** Guards show this instead of a page of another role. Apart from their other texts, because few people see it. */
export const forOthersTexts = english('forOthersTexts', {
  dashboard: 'Go to your dashboard',
  staffOnly: 'Administrators only',
  staffOnlyLead: 'This part of Ozi is for the people who run it.',
  ridersOnly: 'Riders only',
  ridersOnlyLead: 'These pages are for the riders of Ozi.',
  shopsOnly: 'Shops only',
  shopsOnlyLead: 'These pages are for the shops that sell on Ozi.',
})
