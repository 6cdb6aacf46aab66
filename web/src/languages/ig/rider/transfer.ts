import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/transfer'

export default {
  transferTexts: {
    title: 'A ga-enyefe ego ya',
    sandbox: 'Nnwale: ọ bụghị ezigbo ego',
    due: 'Enyela ya tupu ebe a kwuo “A kwụọla ya”.',
    receipt: 'Foto rasit maọbụ ozi dị na ekwentị ha abụghị ịkwụ ụgwọ. Naanị peeji a ka a na-agụ.',
    show: 'Gosi koodu ha ga-eji kwụọ',
    showing: 'Na-emepe…',
    scan: 'Ha ga-eji ekwentị ha nyochaa nke a, kwụọ n’ebe ahụ.',
    qr: (amount) => `Koodu QR iji kwụọ ${amount}`,
    check: 'Lelee ma a kwụọla ya',
    checking: 'Na-ajụ…',
    notYet: 'O rubeghị. Chere ntakịrị, lelee ọzọ.',
    paid: 'A kwụọla ya. Ị nwere ike inye ya.',
    cash: 'Ha ga-akwụ ego n’aka',
    cashAsk: (amount) => `Were ${amount} n’aka?`,
    cashHint: 'Naanị ma ha kwuo ya, ị gụọkwa ya. Ọ bụzi ego dị gị n’aka, nke ụlọ ọrụ.',
    cashYes: 'Ana m ewere ego ahụ',
    keep: 'Hapụ ya otú ọ dị',
    failed: 'Nke ahụ agaghị.',
    offline:
      'Ị nọghị na netwọk. Na-enweghị netwọk, o nweghị onye ga-ama ma a kwụọla ya: debe ihe ahụ, maọbụ kpọọ ụlọ ọrụ.',
  },
} satisfies Translation<typeof english>
