import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/forOthers'

export default {
  forOthersTexts: {
    dashboard: 'Gaa na peeji gị',
    staffOnly: 'Naanị ndị na-elekọta Ozi',
    staffOnlyLead: 'Akụkụ a bụ nke ndị na-elekọta Ozi.',
    ridersOnly: 'Naanị ndị ozi',
    ridersOnlyLead: 'Peeji ndị a bụ nke ndị ozi Ozi.',
    shopsOnly: 'Naanị ụlọ ahịa',
    shopsOnlyLead: 'Peeji ndị a bụ nke ụlọ ahịa ndị na-ere n’Ozi.',
  },
} satisfies Translation<typeof english>
