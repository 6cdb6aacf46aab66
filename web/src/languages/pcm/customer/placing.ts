import type { Translation } from '~/language/english'
import type { placingTexts } from '~/languages/en/customer/placing'

export const placing = {
  payment: 'Payment: Cash',
  order: 'Order am',
  retry: 'Try again',
  pickPlace: 'Abeg choose one place from the list.',
  needName: 'Abeg write name.',
  needPhone: 'Abeg write phone number.',
  needAddress: 'Abeg talk how person go take find am.',
  alreadyOrdered: 'You don order am before: e dey your orders.',
  youSaw: 'You see',
  itIsNow: 'Now e be',
  notNow: 'No be now',
} satisfies Translation<typeof placingTexts>
