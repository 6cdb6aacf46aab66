import { english } from '~/language/english'

/** A rider's work by day and week. */
export const workTexts = english('workTexts', {
  title: 'Your work',
  byDay: 'By day',
  byWeek: 'By week',
  weekOf: (day: string) => `Week of ${day}`,
  jobs: (count: number) => (count === 1 ? '1 job' : `${String(count)} jobs`),
  earned: 'Earned',
  tips: 'Tips',
  collected: 'Collected',
  handedIn: 'Handed in',
  none: 'No work in the last five weeks.',
})
