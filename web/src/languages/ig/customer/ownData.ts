import { BOOKS_KEPT_YEARS } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/ownData'

export default {
  ownDataTexts: {
    title: 'Ihe e debere gbasara m',
    lead: 'Nweta otu mbipụta nke ihe niile Ozi debere gbasara gị, ma ọ bụ hichapụ akaụntụ gị.',
    open: 'Hụ ihe ị nwere ike ime',

    copy: 'Otu mbipụta nke ihe e debere',
    copyHint:
      'Otu faịlụ ZIP: profaịlụ gị, adreesị, ọda, ozi, ego ị kwụrụ na ego ị nwetara, na foto gị. Okwuntughe na koodu anọghị na ya; n’ihe gbasara ndị ọzọ, naanị nke ị na-ahụ na Ozi dị na ya.',
    copyKeep: 'Debere onwe gị faịlụ ahụ: onye nwere ya nwere ike ịgụ ọda na ozi gị.',
    download: 'Budata ihe e debere gbasara m',
    preparing: 'Na-akwado…',
    begun: 'Mbudata gị amalitela.',
    downloadFailed: 'Anyị enweghị ike ịkwado ya.',

    leave: 'Hichapụ akaụntụ m',
    leaveHint:
      'Ọ na-eme ozugbo, e nweghịkwa ike iweghachi ya. Ị ga-apụ n’ebe niile, otu e-mail ga-akwado ya.',
    goes: 'Ihe a ga-ehichapụ',
    goesAll:
      'Aha gị, e-mail, nọmba ekwentị, adreesị, foto, ndị na ebe i debere, mkparịta ụka, na ihe i dere n’ọda.',
    goesRider:
      'Ụgbọ gị na NIN gị, na ebe ị nọ n’oge ọrụ. Akaụntụ ụlọ akụ gị, mgbe a kwụchara gị ihe niile anyị ji gị.',
    goesVendor:
      'Ihe ndị ị na-ere, oge imeghe na adreesị gị: onye ọ bụla agaghị azụ n’aka gị. Akaụntụ ụlọ akụ gị, mgbe a kwụchara gị ihe niile anyị ji gị.',
    stays: 'Ihe ga-afọdụ, na ihe kpatara ya',
    staysAll: `Ọda gị, ebe ha, ọnụ ahịa na otú ha si gaa, na ego a kwụrụ, n’aha na-abụghị nke onye ọ bụla: iwu Naịjirịa chọrọ ka ụlọ ọrụ debe akwụkwọ ego ha ma ọ dịkarịa ala afọ ${String(BOOKS_KEPT_YEARS)}.`,
    staysVendor: 'Aha ụlọ ahịa gị, n’ọda nke ndị zụrụ ihe n’aka gị.',
    staysStaff: 'Aha gị n’akụkụ ihe ị rụrụ dịka onye ọrụ, n’ihi na a na-edebe ndekọ mgbanwe niile.',
    checkFailed: 'Anyị enweghị ike ịlele ma a pụrụ ihichapụ akaụntụ gị.',
    notYet: 'Ihe ga-ebu ụzọ mee',
    running: (numbers) => `Ọda ndị a agwụbeghị: ${numbers}. Kagbuo ha, ma ọ bụ chere ka ha gwụ.`,
    cash: (amount) => `I ji ${amount} bụ nke Ozi. Buru ụzọ nyefee ya n’ụlọ ọrụ.`,
    refunds: (amount) => `${amount} na-alọghachikwute gị. Chere ka o ruo.`,
    lastAdmin: 'Ị bụ onye nchịkwa ikpeazụ. Buru ụzọ mee onye ọzọ onye nchịkwa.',
    owedToYou: (amount) =>
      `Anyị ji gị ụgwọ ${amount}. Ọ ka ga-abụ nke gị: anyị ga-akwụ ya n’akaụntụ ụlọ akụ i tinyere, wee hichapụ akaụntụ ahụ. Ọ bụrụ na i tinyeghị nke ọ bụla, buru ụzọ tinye ya, ma ọ bụ bịa were ego gị n’ụlọ ọrụ.`,
    owedByYou: (amount) => `I ji anyị ụgwọ ${amount}. Ọ ga-adị n’akwụkwọ anyị.`,
    sure: 'Hichapụ akaụntụ gị kpamkpam?',
    sureHint: 'Onye ọ bụla enweghị ike iweghachi ya, ọbụna ụlọ ọrụ anyị.',
    keep: 'Debe akaụntụ m',
    leaveFailed: 'E hichapụbeghị akaụntụ gị.',
    goneTitle: 'E hichapụla akaụntụ gị',
    gone: 'Daalụ maka ozi niile. Ị nwere ike ịlọghachi mgbe ọ bụla.',
  },
} satisfies Translation<typeof english>
