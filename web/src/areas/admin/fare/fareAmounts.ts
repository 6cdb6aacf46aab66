import { SURGE_MULTIPLIER, SurgeMultiplier, TARIFF_AMOUNT, TariffAmount } from '@ozi/contract'
import { type Rule, rule } from '~/form/rule'
import { formatNaira } from '~/ui/text/format'
import { fareSettingsTexts as texts } from './texts'

/** How a number of the tariff is read from what is typed. */
export interface NumberRules {
  readonly check: Rule
  /** The message of `check` for what counts as the fallback. */
  readonly slip: string
  readonly fallback: number
  readonly read: (typed: string) => number
}

const toTenth = (typed: string): number => Math.round(Number.parseFloat(typed) * 10) / 10

const { slip, multiplierSlip } = texts

/** In naira; what is no number, or negative, counts as zero. */
export const AMOUNT: NumberRules = {
  check: rule(TariffAmount, { invalid_type: slip, too_small: slip }, Number.parseFloat),
  slip,
  fallback: TARIFF_AMOUNT.default,
  read: Number.parseFloat,
}

/** Rounded to a tenth; what is no number, or out of range, counts as 1. */
export const MULTIPLIER: NumberRules = {
  check: rule(
    SurgeMultiplier,
    { invalid_type: multiplierSlip, too_small: multiplierSlip, too_big: multiplierSlip },
    toTenth,
  ),
  slip: multiplierSlip,
  fallback: SURGE_MULTIPLIER.default,
  read: toTenth,
}

export const numberOf = (typed: string, { check, slip, fallback, read }: NumberRules): number =>
  check(typed) === slip ? fallback : read(typed)

/** 1.5, 2.0 */
export const formatMultiplier = (times: number): string => times.toFixed(1)

/** The service fee multiplied by surge, in naira, rounded to the kobo as fares are. */
export const surged = (serviceFee: number, times: number): number =>
  Math.round((Math.round(serviceFee * 100) * Math.round(times * 10)) / 10) / 100

/** '+₦100.00', '−₦20.50'; rounded to the kobo, to remove floating-point errors. */
export function signedNaira(naira: number): string {
  const kobo = Math.round(naira * 100)
  return `${signOf(kobo)}${formatNaira(Math.abs(kobo) / 100)}`
}

/** 0.25 is '+25.0 %', -0.021 is '−2.1 %'. */
export function signedPercent(share: number): string {
  const tenths = Math.round(share * 1000)
  return `${signOf(tenths)}${(Math.abs(tenths) / 10).toFixed(1)} %`
}

/** A number as it is shown: one that is rounded to nought has no sign. */
const signOf = (shown: number): string => (shown > 0 ? '+' : shown < 0 ? '−' : '')
