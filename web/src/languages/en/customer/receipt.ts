import { english } from '~/language/english'

/** The sums paid for a delivered order, to print or to save. */
export const receiptTexts = english('receiptTexts', {
  open: 'Receipt',
  title: (number: string) => `Receipt ${number}`,
  pageTitle: 'Receipt',
  print: 'Print or save',
  back: 'Back to the order',
  delivered: 'Delivered',
  from: 'From',
  to: 'To',
  paid: 'Paid',
  cash: 'In cash',
  paystack: 'By Paystack',
  transfer: 'By transfer',
  total: 'Total',
  vat: 'VAT contained',
  notYet: 'There is a receipt once it is delivered.',
  failed: 'We could not fetch this receipt.',
  notFound: 'We could not find this order.',
})
