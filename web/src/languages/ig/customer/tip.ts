import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/tip'

export default {
  tipTexts: {
    title: 'Kelee onye ozi gị',
    lead: (name) => `Ego ekele gị niile ga-erute ${name === '' ? 'onye ozi gị' : name}.`,
    amount: 'Ego ole?',
    other: 'Ego ọzọ',
    otherHint: (least, most) => `Site na ${least} ruo ${most}, naịra zuru ezu.`,
    noAmount: 'Biko họrọ ego ole.',
    pay: (amount) => `Nye ekele ${amount}`,
    payAny: 'Nye ekele',
    opening: 'Na-emepe Paystack…',
    failed: 'Anyị enweghị ike ịmalite ego ekele gị. E wereghị ego ọ bụla.',
    given: (amount) => `I nyere ekele ${amount}`,
    forOrder: (number) => `Ego ekele maka ọda ${number}`,
    paid: 'Daalụ. Ha niile ga-erute onye ozi gị.',
    pending: 'A ga-agụ ego ekele gị ozugbo Paystack gwara anyị na a kwụọla ya.',
    givenHint: 'Daalụ.',
    notPaid: 'E weghị ego ọ bụla.',
  },
} satisfies Translation<typeof english>
