import type { EarningTermsField } from '@ozi/contract'
import { formatNaira } from '~/ui/text/format'

/** 70, 7.5: with the digits it has. */
const percent = (value: number): string => `${String(value)} %`

export const earningTermsTexts = {
  title: 'Earnings',
  loading: 'Loading…',
  readOnly: 'Only an administrator or finance can change the terms.',
  none: 'Nothing is set yet',
  noneHint: 'Until you save terms, riders earn nothing, and shops get their whole goods.',

  form: 'Terms for new orders',
  fields: {
    riderPercent: 'Rider’s share of the delivery (%)',
    redeliveryPercent: 'Rider’s share of redeliveries (%)',
    riderMinimum: 'Rider’s minimum per order (₦)',
    commissionPercent: 'Commission on goods (%)',
    vatPercent: 'VAT in our prices (%)',
  } satisfies Record<EarningTermsField, string>,
  hints: {
    riderPercent: 'Of delivery fee, distance and surge.',
    redeliveryPercent: 'Of each redelivery.',
    riderMinimum: '0: no minimum.',
    commissionPercent: 'The shop gets the rest.',
    vatPercent: '0: no VAT. Fares stay the same.',
  } satisfies Record<EarningTermsField, string>,
  save: 'Save the terms',
  saving: 'Saving…',
  saved: 'The terms are saved, for orders from now on.',
  savedTitle: 'Success!',
  failedTitle: 'Error!',
  failed: 'We could not save the terms: ',
  changedMeanwhile: 'Somebody else changed the terms',
  whatChanged: (by: string | undefined) =>
    `${by ?? 'A colleague'} saved other terms. Yours are not saved, and still there: compare them with the history, then save again.`,
  changed: (by: string | undefined) => (by ? `Changed by ${by},` : 'Changed'),

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
    hint: (orders: number) => `On the last ${String(orders)} orders, as if all were delivered.`,
    submit: 'Try it out',
    busy: 'Trying…',
    invalid: 'Please correct the terms first.',
    failed: 'We could not try this out: ',
    stale: 'Something has changed since then. Try it out again.',
    noOrders: 'No orders yet.',
    caption: 'Who gets what',
    charged: (orders: number, amount: string) =>
      `${String(orders)} orders were charged ${amount}, with goods and redeliveries.`,
    who: 'Who gets it',
    today: 'Terms in force',
    after: 'These terms',
    rows: {
      riders: 'Riders',
      shops: 'Shops',
      commission: 'of which commission',
      vat: 'VAT',
      kept: 'Ozi',
    },
    loss: 'Riders would earn more than we take.',
  },
} as const
