import { english } from '~/language/english'

/** The sums owed to a rider or a shop over a period. */
export const statementTexts = english('statementTexts', {
  title: 'Statement',
  of: (name: string) => `Statement of ${name}`,
  back: 'Back',
  from: 'First day',
  to: 'Last day',
  week: 'This week',
  month: 'This month',
  before: 'Owed before',
  after: 'Owed after',
  what: 'What',
  amount: 'Amount',
  owed: 'Owed then',
  none: 'Nothing changed in this time',
  order: (number: string) => `order ${number}`,
  delivered: 'Earned',
  tip: 'Tip',
  payout: 'Paid out',
  payoutFailed: 'Payout came back',
  other: 'Other',
  print: 'Print or save as PDF',
  file: 'Save as CSV',
  failed: 'This did not work',
})
