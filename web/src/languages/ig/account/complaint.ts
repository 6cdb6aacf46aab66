import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/complaint'

export default {
  complaintTexts: {
    ask: 'O nwere ihe mere?',
    title: 'Gịnị mere?',
    lead: 'Họrọ ihe ọ bụ, gwa anyị n’okpuru ihe mere. Foto na-enye aka. Anyị ga-aza ebe a.',
    what: 'Ọ bụ maka nke a',
    missing: 'Biko họrọ ihe mere.',
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
