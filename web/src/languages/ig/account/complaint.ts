import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/complaint'

export default {
  complaintTexts: {
    ask: 'O nwere ihe mere?',
    title: 'Gịnị mere?',
    what: 'Ọ bụ maka nke a',
    missing: 'Biko họrọ ihe mere.',
    lead: 'Gwa anyị n’okpuru ihe mere. Foto na-enyere aka.',
  },

  complaintKindTexts: {
    lost: 'Ọ bịaghị',
    broken: 'O mebiri emebi',
    late: 'Ọ bịara n’azụ oge',
    wrong_item: 'Ọ bụghị ihe m chọrọ',
    money: 'Ego',
    rider: 'Onye ozi',
    other: 'Ihe ọzọ',
  },
} satisfies Translation<typeof english>
