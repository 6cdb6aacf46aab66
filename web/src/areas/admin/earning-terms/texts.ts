import type { EarningTermsField } from '@ozi/contract'
import { formatNaira } from '~/ui/text/format'

/** 70, 7.5: with the digits it has. */
const percent = (value: number): string => `${String(value)} %`

export const earningTermsTexts = {
  title: 'What Riders and Shops Earn',
  lead: 'An order keeps the terms it was placed under. What is already earned never changes.',
  loading: 'Loading the terms…',
  readOnly: 'With your role you can see the terms. Only an administrator or finance can change them.',
  none: 'Nothing is set yet',
  noneHint:
    'Until you save terms, riders and shops earn nothing in Ozi: shops are owed their whole goods, riders nothing, and their pages say that the office has not set it yet.',

  form: 'The terms',
  fields: {
    riderPercent: 'Rider’s share of the delivery (%)',
    redeliveryPercent: 'Rider’s share of redeliveries (%)',
    riderMinimum: 'Least a rider earns per order (₦)',
    commissionPercent: 'Commission on a shop’s goods (%)',
    vatPercent: 'VAT contained in our prices (%)',
  } satisfies Record<EarningTermsField, string>,
  hints: {
    riderPercent: 'Of the delivery fee, the distance and the surge. The service fee stays with us.',
    redeliveryPercent: 'Of what sending the rider again costs.',
    riderMinimum: 'For each delivered order. 0: no minimum.',
    commissionPercent: 'The shop gets the rest.',
    vatPercent: '0: no VAT. Of our own part of each price, not of goods; fares stay the same.',
  } satisfies Record<EarningTermsField, string>,
  save: 'Save the terms',
  saving: 'Saving…',
  saved: 'The terms are saved. They count for orders from now on.',
  savedTitle: 'Success!',
  failedTitle: 'Error!',
  failed: 'We could not save the terms: ',
  changedMeanwhile: 'Somebody else changed the terms',
  whatChanged: (by: string | undefined) =>
    `${by ?? 'A colleague'} saved other terms a moment ago. Yours were not saved, and what you typed is still there: compare it with the history below, then save it again.`,
  changed: (by: string | undefined, at: string) => (by ? `Changed by ${by}, ${at}` : `Changed ${at}`),

  names: {
    riderPercent: 'rider’s share',
    redeliveryPercent: 'rider’s share of redeliveries',
    riderMinimum: 'least per order',
    commissionPercent: 'commission',
    vatPercent: 'VAT',
  } satisfies Record<EarningTermsField, string>,
  value: (field: EarningTermsField, value: number) =>
    field === 'riderMinimum' ? formatNaira(value) : percent(value),
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  firstVersion: 'Set the first terms',

  preview: {
    title: 'What would this change?',
    hint: (orders: number) =>
      `Tries the terms in the fields above on the last ${String(orders)} orders, as if all were delivered, beside the terms in force. Nothing is saved.`,
    submit: 'Try it out',
    busy: 'Trying…',
    invalid: 'Please correct the fields above first.',
    failed: 'We could not try this out: ',
    stale: 'Something has changed since then. Try it out again to see the new result.',
    noOrders: 'There are no orders yet to try it on.',
    caption: 'Whose the money of these orders would be',
    charged: (orders: number, amount: string) =>
      `The last ${String(orders)} orders were charged ${amount}, goods and redeliveries included.`,
    who: 'Who gets it',
    today: 'Terms in force',
    after: 'These terms',
    rows: {
      riders: 'Riders',
      shops: 'Shops, for their goods',
      commission: 'of which commission',
      vat: 'VAT',
      kept: 'Left for the office',
    },
    loss: 'Riders would earn more than we take. Lower their share or the minimum, or raise the fares.',
  },
} as const
