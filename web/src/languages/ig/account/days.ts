import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/days'

export default {
  dayTexts: {
    mon: 'Mọnde',
    tue: 'Tiuzde',
    wed: 'Wenezde',
    thu: 'Tọọzde',
    fri: 'Fraịde',
    sat: 'Satọde',
    sun: 'Sọnde',
  },
} satisfies Translation<typeof english>
