import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/work'

export default {
  workTexts: {
    title: 'Your work',
    byDay: 'Every day',
    byWeek: 'Every week',
    weekOf: (day) => `Week of ${day}`,
    jobs: (count) => (count === 1 ? '1 job' : `${String(count)} jobs`),
    earned: 'You earn',
    tips: 'Tips',
    collected: 'You collect',
    handedIn: 'You give office',
    none: 'No work for the last five weeks.',
  },
} satisfies Translation<typeof english>
