import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/payouts/bank'

export default {
  bankTexts: {
    title: 'Akaụntụ ụlọ akụ',
    lead: 'Ụlọ ọrụ na-akwụ ihe Ozi ji gị n’akaụntụ a.',
    now: (bank, lastFour, holder) => `${bank}, …${lastFour}, ${holder}`,
    ofBank: (name) => `Ụlọ akụ gị kwuru: ${name}.`,
    otherName: (name) =>
      `Ụlọ akụ gị kwuru na akaụntụ a bụ nke ${name}. Ọ bụrụ na ọ bụghị gị, tinye akaụntụ nke gị.`,
    unchecked:
      'Anyị enweghị ike ịjụ ụlọ akụ gị onye nwe akaụntụ a. Chekwaa ya ọzọ ma e mechaa, anyị ga-ajụ ọzọ.',
    since: 'Ọ dị otú a kemgbe',
    held: 'E gbanwere ya ọhụrụ. Iji chekwaa ego gị, anyị ga-akwụ ebe a mgbe ụlọ ọrụ anyị kwadoro ya, ma ọ bụ n’ikpeazụ mgbe',
    sandbox: 'Nnwale: ọ bụghị ezigbo ego',
    first: 'Tinye akaụntụ gị',
    another: 'Akaụntụ ọzọ',
    bank: 'Ụlọ akụ',
    chooseBank: 'Họrọ ụlọ akụ gị',
    number: 'Nọmba akaụntụ',
    numberHint: 'Ọnụọgụ 10. Anyị na-ezo ya, na-egosi naanị anọ ikpeazụ.',
    holder: 'Aha dị n’akaụntụ',
    holderHint: 'Dịka ụlọ akụ si dee ya.',
    save: 'Chekwaa akaụntụ',
    saving: 'Na-echekwa…',
    saved: 'E chekwara ya',
    savedHint: (lastFour) => `A ga-akwụ gị n’akaụntụ mechiri na ${lastFour}.`,
    failed: 'Nke a agaghị',
  },
} satisfies Translation<typeof english>
