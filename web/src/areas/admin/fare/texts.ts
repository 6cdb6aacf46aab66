import { RECOMMENDED_ROUND_UP_TO, type TariffField } from '@ozi/contract'
import { formatNaira } from '~/ui/text/format'
import type { FareAtDistance } from './steepChanges'

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
  readOnly: 'Only an administrator or finance can change fares.',

  create: 'Create Pricing Configuration',
  creating: 'Creating...',
  paidNow: (amounts: Amounts) => `Customers pay now: ${inWords(amounts)}.`,
  paidThen: (amounts: Amounts) => `They would pay: ${inWords(amounts)}.`,

  steepTitle: 'Save these fares?',
  steep: ({ distanceKm, today, after }: FareAtDistance) =>
    `${String(distanceKm)} km ${after < today ? 'falls' : 'rises'} from ${formatNaira(today)} to ${formatNaira(after)}.`,
  save: 'Save',

  surge: 'Enable Surge Pricing',
  surgeHint: 'For use during high demand or harsh weather',
  multiplierSlip: 'Not from 1.0 to 5.0, so it counts as 1.0. Press again to save it.',
  surgeOfNothing: 'The service fee is ₦0.00, so surge changes no fare.',
  multiplier: 'Surge Multiplier',
  multiplierHint: 'Of the service fee: 1.0 to 5.0',
  turning: (on: boolean) => (on ? 'Turning surge on…' : 'Turning surge off…'),
  /** Beside the switch, which can be used once the inputs are saved. */
  savingFirst: (on: boolean) => `Saving… Then you can turn surge ${on ? 'on' : 'off'}.`,
  endsAt: 'Ends by itself',
  endSlip: 'Please enter the whole date and time, or clear it.',
  reason: 'Reason',
  reasonHint: 'For colleagues: heavy rain, a match.',
  inHours: (hours: number) => (hours === 1 ? 'In 1 hour' : `In ${String(hours)} hours`),
  andTerms: ', end and reason',
  notSaved: (fields: readonly string[]) => `Not saved yet: ${fields.join(', ')}.`,
  /** The end or the reason, without the multiplier. */
  termsSaved: 'Surge pricing saved.',
  termsSavedToo: 'Its end and reason are saved too.',
  ends: 'Ends',
  endsNever: 'On until somebody turns it off.',
  because: (reason: string) => `Reason: ${reason}`,

  update: 'Update',
  busy: 'loading...',
  current: 'Current',
  slip: `Not an amount, so it counts as ${formatNaira(0)}. Press again to save it.`,
  amounts: {
    pricePerKm: 'Price Per Km',
    deliveryFee: 'Delivery Fee',
    serviceFee: 'Service Fee',
  },
  rounding: 'Rounding',
  roundingHint: 'Of the whole total, by a line of its own.',
  roundingAdvice: `Cash has no kobo: round up to ${formatNaira(RECOMMENDED_ROUND_UP_TO)}.`,
  roundUpTo: (naira: number) => (naira === 0 ? 'None' : `Up to ${formatNaira(naira)}`),
  timesSurge: (multiplier: string, amount: string) => `Surge × ${multiplier}: customers pay ${amount} now.`,

  summary: 'Current Pricing Summary',
  perKm: 'Price/Km',
  surgeState: 'Surge',
  active: 'Active',
  inactive: 'Inactive',
  withSurge: (amount: string, multiplier: string, product: string) =>
    `${amount} × ${multiplier} = ${product}`,
  changed: (by: string | undefined) => (by ? `Changed by ${by},` : 'Changed'),

  changedMeanwhile: 'Somebody else changed the fares',
  /** While surge is off its inputs are hidden, so their content cannot be reviewed. */
  whatChanged: (by: string | undefined, changes: readonly string[], hasSurgeEnded: boolean) =>
    `${by ?? 'A colleague'} changed ${changes.join('; ')}. Yours is not saved, and still there: check it, then save again.${hasSurgeEnded ? ' Your surge is kept until it is on again.' : ''}`,
  existsMeanwhile: (by: string | undefined) =>
    `${by ?? 'A colleague'} has just created the pricing configuration.`,

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
    hint: (orders: number) => `On the last ${String(orders)} orders, before you save.`,
    withSurge: 'With surge',
    submit: 'Try it out',
    busy: 'Trying…',
    failed: 'We could not try this out: ',
    stale: 'Something has changed since then. Try it out again.',
    noOrders: 'No orders yet.',
    sums: 'What these orders cost',
    was: 'Paid then',
    today: 'Today’s prices',
    wouldBe: 'These prices',
    paidThenHint: 'Without goods.',
    inTotal: 'Total',
    perOrder: 'Per order',
    againstToday: 'Against today',
    orders: (orders: number) => (orders === 1 ? 'The last order' : `The last ${String(orders)} orders`),
    median: 'Median',
    dearer: 'More expensive',
    cheaper: 'Cheaper',
    same: 'The same',
    examples: 'Examples, by distance',
    columns: { number: 'Order', distance: 'Distance' },
  },
} as const
