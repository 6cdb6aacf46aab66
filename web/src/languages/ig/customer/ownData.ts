import { BOOKS_KEPT_YEARS } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/ownData'

export default {
  ownDataTexts: {
    title: 'Ihe e debere gbasara m',
    lead: 'Nweta mbipụta nke ihe Ozi debere gbasara gị, ma ọ bụ hichapụ akaụntụ gị.',

    copy: 'Otu mbipụta nke ihe e debere',
    copyHint:
      'Otu faịlụ ZIP: profaịlụ, adreesị, ọda, ozi, ego a kwụrụ, ego i nwetara na foto. Okwuntughe na koodu anọghị na ya.',
    copyKeep: 'Onye nwere faịlụ ahụ nwere ike ịgụ ọda na ozi gị.',
    download: 'Budata ihe e debere gbasara m',
    preparing: 'Na-akwado…',
    begun: 'Mbudata gị amalitela.',
    downloadFailed: 'Anyị enweghị ike ịkwado ya.',

    leave: 'Hichapụ akaụntụ m',
    leaveHint: 'Ozugbo, kpamkpam, n’ebe niile. Otu e-mail ga-akwado ya.',
    goes: 'Ihe a ga-ehichapụ',
    goesAll:
      'Aha gị, e-mail na ekwentị, adreesị, foto, ndị na ebe i debere, mkparịta ụka, na ihe i dere n’ọda.',
    goesRider: 'Ụgbọ gị, NIN gị na ebe ị nọ; akaụntụ ụlọ akụ gị mgbe anyị na-ejighị gị ụgwọ.',
    goesVendor: 'Ihe ndị ị na-ere, oge imeghe na adreesị gị; akaụntụ ụlọ akụ gị mgbe anyị na-ejighị gị ụgwọ.',
    stays: 'Ihe ga-afọdụ, na ihe kpatara ya',
    staysAll: `Ọda na ego a kwụrụ, na-enweghị aha gị: iwu Naịjirịa chọrọ ka ụlọ ọrụ debe akwụkwọ ego ha ma ọ dịkarịa ala afọ ${String(BOOKS_KEPT_YEARS)}.`,
    staysVendor: 'Aha ụlọ ahịa gị, n’ọda ndị ahịa ya.',
    staysStaff: 'Aha gị, na ndekọ mgbanwe ndị ọrụ.',
    checkFailed: 'Anyị enweghị ike ịlele ma ị ga-ehichapụli ya.',
    notYet: 'Ihe ga-ebu ụzọ mee',
    running: (numbers) => `Ọda ndị a agwụbeghị: ${numbers}. Kagbuo ha, ma ọ bụ chere.`,
    cash: (amount) => `I ji ${amount} nke Ozi. Buru ụzọ nyefee ya.`,
    refunds: (amount) => `${amount} na-abịakwute gị. Chere ya.`,
    lastAdmin: 'Ị bụ onye nchịkwa ikpeazụ. Buru ụzọ mee onye ọzọ otu.',
    owedToYou: (amount) =>
      `Anyị ji gị ụgwọ ${amount}. Anyị ga-akwụ ya n’akaụntụ ụlọ akụ gị, wee hichapụ akaụntụ ahụ. I nwebeghị nke ọ bụla? Buru ụzọ tinye ya.`,
    owedByYou: (amount) => `I ji anyị ụgwọ ${amount}. Ọ ga-adị n’akwụkwọ anyị.`,
    sure: 'Hichapụ akaụntụ gị kpamkpam?',
    sureHint: 'Onye ọ bụla enweghị ike iweghachi ya.',
    keep: 'Debe akaụntụ m',
    leaveFailed: 'E hichapụbeghị akaụntụ gị.',
    goneTitle: 'E hichapụla akaụntụ gị',
    gone: 'Daalụ maka ozi niile. Lọghachi mgbe ọ bụla.',
  },
} satisfies Translation<typeof english>
