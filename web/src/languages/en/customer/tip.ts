import { english } from '~/language/english'

/** A tip for the rider of a delivered order. */
export const tipTexts = english('tipTexts', {
  title: 'Thank your rider',
  lead: (name: string) => `All of your tip goes to ${name === '' ? 'your rider' : name}.`,
  amount: 'How much?',
  other: 'Another amount',
  otherHint: (least: string, most: string) => `From ${least} to ${most}, in whole naira.`,
  noAmount: 'Please choose how much.',
  pay: (amount: string) => `Tip ${amount}`,
  payAny: 'Tip',
  opening: 'Opening Paystack…',
  failed: 'We could not begin your tip. Nothing was taken.',
  given: (amount: string) => `You tipped ${amount}`,
  givenHint: 'Thank you.',
  forOrder: (number: string) => `Tip for order ${number}`,
  paid: 'Thank you. All of it goes to your rider.',
  pending: 'Your tip counts once Paystack confirms it.',
  notPaid: 'No money was taken.',
})
