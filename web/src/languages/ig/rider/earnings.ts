import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/earnings'

export default {
  riderEarningsTexts: {
    title: 'Ihe ị na-enweta',
    owed: 'Ihe Ozi ji gị',
    today: 'Ihe i nwetara taa',
    week: 'Ihe i nwetara n’izu a',
    toHandIn: 'Ego n’aka i kwesịrị inyefe',
    notSet:
      'Ụlọ ọrụ ekpebibeghị ihe ndị onye ozi na-enweta. Jụọ ụlọ ọrụ; ihe i bugara site mgbe ahụ ka a ga-agụ.',
    share: (percent, again) =>
      `Ị na-enweta ${percent} % nke ụgwọ mbuga, ogologo ụzọ na oge mkpa, na ${again} % nke mgbalị ọzọ.`,
    least: (naira) => `Ọ dịkarịa ala ${naira} maka ọrụ ọ bụla i bugara.`,
    paidOut: 'Ụlọ ọrụ na-akwụ ya n’akaụntụ ụlọ akụ gị. Ego n’aka gị esoghị na ya.',
    toBank: 'Akaụntụ ụlọ akụ gị',
    each: 'Ọrụ nke ọ bụla',
    toEach: 'Lee ọrụ na ịkwụ ụgwọ nke ọ bụla',
    none: 'O nwebeghị ihe i nwetara',
    noneHint: 'Ihe i nwetara n’ọrụ ga-apụta ebe a mgbe e bugara ya.',
    earned: (number) => `Ọrụ ${number}`,
    tip: (number) => `Ego ekele maka ọrụ ${number}`,
    payout: 'A kwụrụ gị',
    payoutFailed: 'Ego a kwụrụ lọghachiri',
    other: 'Ihe ọzọ',
  },
} satisfies Translation<typeof english>
