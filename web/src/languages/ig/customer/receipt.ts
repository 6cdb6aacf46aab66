import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/receipt'

export default {
  receiptTexts: {
    open: 'Akwụkwọ ịkwụ ụgwọ',
    title: (number) => `Akwụkwọ ịkwụ ụgwọ ${number}`,
    pageTitle: 'Akwụkwọ ịkwụ ụgwọ',
    print: 'Bipụta ma ọ bụ chekwaa',
    back: 'Laghachi n’ọda ahụ',
    delivered: 'E bugara ya',
    from: 'Site na',
    to: 'Gaa na',
    paid: 'A kwụrụ',
    cash: 'N’ego aka',
    paystack: 'Site na Paystack',
    transfer: 'Site na transfer',
    total: 'Ngụkọta',
    vat: 'VAT dị n’ime ya',
    notYet: 'Akwụkwọ ịkwụ ụgwọ ga-adị mgbe e bugara ya.',
    failed: 'Anyị enweghị ike iweta akwụkwọ a.',
    notFound: 'Anyị ahụghị ọda a.',
  },
} satisfies Translation<typeof english>
