import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/payments'

export default {
  paymentsTexts: {
    title: 'Ego ị kwụrụ',
    lead: 'Ihe ị kwụrụ site na Paystack, na ihe laghachiri. Ego n’aka ị kwụrụ dị n’ọda ya.',
    states: { paid: 'Akwụọla', pending: 'Akwụbeghị', failed: 'O kweghị omume' },
    tip: (number) => `Ego ekele maka ọda ${number}`,
    orders: (numbers) => `Ọda ${numbers}`,
    refunds: { asked: 'na-alaghachi', done: 'alaghachila', failed: 'enweghị ike ịlaghachi' },
    none: 'Ị jirighị Paystack kwụọ ụgwọ.',
    failed: 'Anyị enweghị ike iweta ego ị kwụrụ.',
    failedNext: 'Anyị enweghị ike iweta ndị ọzọ.',
    earlier: 'Ihe dị n’okpuru bụ nke e gosiri na mbụ.',
  },
} satisfies Translation<typeof english>
