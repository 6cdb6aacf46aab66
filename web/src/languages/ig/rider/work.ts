import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/work'

export default {
  workTexts: {
    title: 'Ọrụ i rụrụ',
    byDay: 'Kwa ụbọchị',
    byWeek: 'Kwa izu',
    weekOf: (day) => `Izu nke ${day}`,
    jobs: (count) => `Ọrụ ${String(count)}`,
    earned: 'Ihe i nwetara',
    tips: 'Ego ekele',
    collected: 'Ego a natara',
    handedIn: 'Ego e nyefere',
    none: 'Ọ dịghị ọrụ n’izu ise gara aga.',
  },
} satisfies Translation<typeof english>
