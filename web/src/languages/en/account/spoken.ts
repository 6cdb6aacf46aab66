import { english } from '~/language/english'

/** When something was or will be, near today, within a sentence. */
export const spokenTexts = english('spokenTexts', {
  justNow: 'just now',
  minutesAgo: (minutes: string) => `${minutes} min ago`,
  yesterday: (time: string) => `yesterday ${time}`,
  tomorrow: (time: string) => `tomorrow ${time}`,
})
