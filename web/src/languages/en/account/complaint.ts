import type { Complaint } from '@ozi/contract'
import { english } from '~/language/english'

/** Saying what went wrong with an order. */
export const complaintTexts = english('complaintTexts', {
  ask: 'Something went wrong?',
  title: 'What went wrong?',
  lead: 'Tell us below what happened. A photo helps.',
  what: 'It is about this',
  missing: 'Please choose what went wrong.',
})

/** The faults that an order can have. */
export const complaintKindTexts = english('complaintKindTexts', {
  lost: 'It never came',
  broken: 'It is broken',
  late: 'It came late',
  wrong_item: 'It is the wrong thing',
  money: 'Money',
  rider: 'The rider',
  other: 'Something else',
} satisfies Record<Complaint, string>)
