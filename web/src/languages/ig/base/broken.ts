import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/base/broken'

export default {
  brokenTexts: {
    title: 'O nwere ihe mebiri na peeji a!',
    lead: 'Ihe mebiri n’aka anyị, ọ bụghị n’aka gị. Biko nwalee ọzọ; ọ bụrụ na o mee ọzọ, gwa anyị ihe ị na-eme.',
    number: (requestId) => `Ọ bụrụ na ị ga-edere anyị akwụkwọ, tinye nọmba a: ${requestId}`,
    home: 'Gaa na mbido',
  },
} satisfies Translation<typeof english>
