import { english } from '~/language/english'

/** When something was or will be, near today. */
export const spokenTexts = english('spokenTexts', {
  justNow: 'just now',
  minutesAgo: (minutes: string) => `${minutes} min ago`,
  yesterday: (time: string) => `Yesterday ${time}`,
  tomorrow: (time: string) => `Tomorrow ${time}`,
})
