import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/earnings'

export default {
  riderEarningsTexts: {
    owed: 'Ihe Ozi ji gị',
    today: 'Taa',
    week: 'N’izu a',
    notSet: 'Ụlọ ọrụ ekpebibeghị ihe ndị onye ozi na-enweta. Ọrụ ga-agụ site mgbe ahụ.',
    share: (percent, again) =>
      `Ị na-enweta ${percent} % nke mbuga, ogologo ụzọ na oge mkpa, ${again} % nke mgbalị ọzọ.`,
    least: (naira) => `Ọ dịkarịa ala ${naira} kwa ọrụ.`,
    paidOut: 'A na-akwụ ya n’akaụntụ ụlọ akụ gị; ego n’aka esoghị na ya.',
    toBank: 'Akaụntụ ụlọ akụ',
    each: 'Ọrụ na ịkwụ ụgwọ nke ọ bụla',
    none: 'O nwebeghị ihe i nwetara',
    earned: (number) => `Ọrụ ${number}`,
    tip: (number) => `Ego ekele maka ọrụ ${number}`,
    payout: 'A kwụrụ gị',
    payoutFailed: 'Ego a kwụrụ lọghachiri',
    other: 'Ihe ọzọ',
  },
} satisfies Translation<typeof english>
