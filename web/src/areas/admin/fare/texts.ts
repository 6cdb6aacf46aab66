import type { TariffField } from '@ozi/contract'
import { formatNaira } from '~/ui/text/format'

interface Amounts {
  readonly pricePerKm: number
  readonly deliveryFee: number
  readonly serviceFee: number
}

/** 'a delivery fee of ₦100.00, ₦50.00 for each kilometre and a service fee of ₦25.00' */
function inWords({ pricePerKm, deliveryFee, serviceFee }: Amounts): string {
  const service = serviceFee > 0 ? `a service fee of ${formatNaira(serviceFee)}` : 'no service fee'
  return `a delivery fee of ${formatNaira(deliveryFee)}, ${formatNaira(pricePerKm)} for each kilometre and ${service}`
}

/** The page's own texts; the contract's are in `tariffMessages`. */
export const fareSettingsTexts = {
  title: 'Fare Management',
  loading: 'Loading fares…',
  readOnly: 'With your role you can see the fares. Only an administrator or finance can change them.',

  create: 'Create Pricing Configuration',
  creating: 'Creating...',
  paidNow: (amounts: Amounts) => `Customers pay now: ${inWords(amounts)}.`,
  paidThen: (amounts: Amounts) => `With the new configuration they would pay: ${inWords(amounts)}.`,
  forInstance: (km: number, now: number, then: number) =>
    `For ${String(km)} km that is ${formatNaira(now)} now, and ${formatNaira(then)} then. Fares that were already shown stay as they are.`,

  surge: 'Enable Surge Pricing',
  surgeHint: 'For use during high demand or harsh weather',
  multiplierSlip: 'That is not from 1.0 to 5.0, so it counts as 1.0. Press Update again to save it.',
  surgeOfNothing: 'The service fee is ₦0.00, so surge does not change any fare yet.',
  multiplier: 'Surge Multiplier',
  multiplierHint: 'Multiplies the service fee: 1.0 to 5.0',
  turning: (on: boolean) => (on ? 'Turning surge on…' : 'Turning surge off…'),
  /** Beside the switch, which can be used once the inputs are saved. */
  savingFirst: (on: boolean) => `Saving… You can turn surge ${on ? 'on' : 'off'} after that.`,
  endsAt: 'Ends by itself (time in Lagos)',
  endSlip: 'Please enter the whole date and time, or clear it.',
  reason: 'Reason',
  reasonHint: 'For your colleagues: heavy rain, a match, a holiday.',
  inHours: (hours: number) => (hours === 1 ? 'In 1 hour' : `In ${String(hours)} hours`),
  andTerms: ', end and reason',
  savesAll: 'Saves the multiplier, the end and the reason together.',
  notSaved: (fields: readonly string[]) => `Not saved yet: ${fields.join(', ')}.`,
  /** The end or the reason, without the multiplier. */
  termsSaved: 'Surge pricing saved.',
  termsSavedToo: 'Its end and reason are saved too.',
  endsBySelf: (at: string) => `Ends by itself ${at}.`,
  endsNever: 'Stays on until somebody turns it off.',
  because: (reason: string) => `Reason: ${reason}`,

  update: 'Update',
  busy: 'loading...',
  current: 'Current',
  slip: `That is not an amount, so it counts as ${formatNaira(0)}. Press Update again to save it.`,
  amounts: {
    pricePerKm: 'Price Per Km',
    deliveryFee: 'Delivery Fee',
    serviceFee: 'Service Fee',
  },
  rounding: 'Rounding',
  roundingHint:
    'Rounds the whole total of an order or a redelivery up, once. Customers see the difference as the line “Rounding”.',
  roundingAdvice: (naira: number) =>
    `Riders take cash, and cash has no kobo. We recommend rounding up to ${formatNaira(naira)}.`,
  roundUpTo: (naira: number) => (naira === 0 ? 'To the kobo: no rounding' : `Up to ${formatNaira(naira)}`),
  noRounding: 'None',
  timesSurge: (multiplier: string, amount: string) => `Surge × ${multiplier}: customers pay ${amount} now.`,

  summary: 'Current Pricing Summary',
  perKm: 'Price/Km',
  surgeState: 'Surge',
  active: 'Active',
  inactive: 'Inactive',
  withSurge: (amount: string, multiplier: string, product: string) =>
    `${amount} × ${multiplier} = ${product}`,
  changed: (by: string | undefined, at: string) => (by ? `Changed by ${by}, ${at}` : `Changed ${at}`),

  changedMeanwhile: 'Somebody else changed the fares',
  /** While surge is off its inputs are hidden, so their content cannot be reviewed. */
  whatChanged: (by: string | undefined, changes: readonly string[], hasSurgeEnded: boolean) =>
    `${by ?? 'A colleague'} changed ${changes.join('; ')}. Your changes were not saved, and what you typed is still there: check it, then save it again.${hasSurgeEnded ? ' What you typed for surge is kept until it is on again.' : ''}`,
  existsMeanwhile: (by: string | undefined) =>
    `${by ?? 'A colleague'} created the pricing configuration a moment ago. Here it is.`,

  fields: {
    pricePerKm: 'price per km',
    deliveryFee: 'delivery fee',
    serviceFee: 'service fee',
    surgeActive: 'surge',
    surgeMultiplier: 'surge multiplier',
    surgeEndsAt: 'end of surge',
    surgeReason: 'reason for surge',
    roundUpTo: 'rounding',
  } satisfies Record<TariffField, string>,
  on: 'on',
  off: 'off',
  none: 'none',
  change: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  changeTo: (field: string, to: string) => `${field} to ${to}`,

  firstVersion: 'Created the configuration',

  preview: {
    title: 'What would this change?',
    hint: (orders: number) =>
      `Tries the prices in the fields above on the last ${String(orders)} orders, and compares them with today’s prices. Nothing is saved.`,
    withSurge: 'As if surge were on',
    submit: 'Try it out',
    busy: 'Trying…',
    failed: 'We could not try this out: ',
    stale: 'Something has changed since then. Try it out again to see the new result.',
    noOrders: 'There are no orders yet to try it on.',
    sums: 'What these orders cost',
    was: 'Paid then',
    today: 'With today’s prices',
    wouldBe: 'With these prices',
    paidThenHint:
      'Paid then: with the prices and the surge of that day. The price of goods is left out everywhere.',
    inTotal: 'In total',
    perOrder: 'Per order',
    againstToday: 'Against today’s prices',
    orders: (orders: number) => (orders === 1 ? 'The last order' : `The last ${String(orders)} orders`),
    median: 'Median change in a fare',
    dearer: 'More expensive',
    cheaper: 'Cheaper',
    same: 'The same',
    examples: 'Some of them, from the shortest distance to the longest',
    columns: { number: 'Order', distance: 'Distance' },
  },
} as const
