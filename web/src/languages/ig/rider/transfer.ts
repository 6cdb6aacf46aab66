import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/transfer'

export default {
  transferTexts: {
    title: 'A ga-enyefe ego ya',
    sandbox: 'Nnwale: ọ bụghị ezigbo ego',
    due: 'Enyela ya tupu ebe a kwuo “A kwụọla ya”.',
    receipt: 'Foto rasit abụghị ịkwụ ụgwọ.',
    show: 'Gosi koodu ha ga-eji kwụọ',
    showing: 'Na-emepe…',
    scan: 'Ha ga-eji ekwentị ha nyochaa nke a, kwụọ.',
    qr: (amount) => `Koodu QR iji kwụọ ${amount}`,
    check: 'Lelee ma a kwụọla ya',
    checking: 'Na-ajụ…',
    notYet: 'O rubeghị. Chere ntakịrị, lelee ọzọ.',
    paid: 'A kwụọla ya. Ị nwere ike inye ya.',
    cash: 'Ha ga-akwụ ego n’aka',
    cashAsk: (amount) => `Were ${amount} n’aka?`,
    cashHint: 'Naanị ma ị gụọ ya ọnụ. Ọ ga-abụzi ego dị gị n’aka.',
    cashYes: 'Ana m ewere ego ahụ',
    keep: 'Hapụ ya otú ọ dị',
    failed: 'Nke ahụ agaghị.',
    offline: 'Netwọk adịghị: onweghị onye ga-ama ma a kwụọla. Jide ngwugwu, ma ọ bụ kpọọ ụlọ ọrụ.',
  },
} satisfies Translation<typeof english>
