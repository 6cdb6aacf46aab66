import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/payouts/statement'

export default {
  statementTexts: {
    title: 'Ndekọ ego',
    of: (name) => `Ndekọ ego nke ${name}`,
    back: 'Laghachi',
    from: 'Ụbọchị mbụ',
    to: 'Ụbọchị ikpeazụ',
    week: 'Izu a',
    month: 'Ọnwa a',
    before: 'Ihe e ji ụgwọ tupu',
    after: 'Ihe e ji ụgwọ mgbe e mesịrị',
    what: 'Gịnị',
    amount: 'Ego ole',
    owed: 'Ihe e ji ụgwọ mgbe ahụ',
    none: 'Ọ nweghị ihe gbanwere n’oge a',
    order: (number) => `ọda ${number}`,
    delivered: 'Enwetara',
    tip: 'Onyinye',
    payout: 'A kwụrụ ya',
    payoutFailed: 'Ịkwụ ụgwọ lọghachiri',
    other: 'Ọzọ',
    print: 'Bipụta ma ọ bụ chekwaa dịka PDF',
    file: 'Chekwaa dịka CSV',
    failed: 'Nke a agaghị',
  },
} satisfies Translation<typeof english>
