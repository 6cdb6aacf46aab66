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
    hint: 'Ọrụ ndị i bugara, ogologo ụzọ ha, na ego n’aka nke izu ise gara aga.',
    none: 'Ọ dịghị ọrụ n’izu ise gara aga.',
    allJobs: 'Ọrụ niile',
  },
} satisfies Translation<typeof english>
