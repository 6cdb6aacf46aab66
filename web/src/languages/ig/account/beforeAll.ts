import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/beforeAll'

export default {
  beforeAllTexts: {
    logOut: 'Pụọ',
    loggingOut: 'Na-apụ…',
    ownPassword: 'Họrọ okwuntughe nke gị',
    ownPasswordLead: 'Ọ bụ ụlọ ọrụ họọrọ okwuntughe i ji ugbu a. Họrọ nke naanị gị ma, were ya banye.',
    ownPasswordHint: 'Nke ụlọ ọrụ nyere gị.',
    secondFactor: 'Gbanye nbanye nzọụkwụ abụọ',
    secondFactorLead: 'Ọrụ gị chọrọ ya, oge ịgbanye ya agafeela. Ozugbo ọ dị, ị ga-aga n’ihu n’ebe ị nọ.',
  },
} satisfies Translation<typeof english>
