import { SURGE_MULTIPLIER, TARIFF_AMOUNT } from '@ozi/contract'
import { formatNaira } from '~/ui/format'

/** A typed amount in naira; invalid or negative text counts as zero. The server validates further. */
export function amountOf(typed: string): number {
  return isAmount(typed) ? Number.parseFloat(typed) : TARIFF_AMOUNT.default
}

export function isAmount(typed: string): boolean {
  const amount = Number.parseFloat(typed)
  return Number.isFinite(amount) && amount >= TARIFF_AMOUNT.min
}

/** A typed multiplier, rounded to a tenth; invalid or out of range counts as 1. */
export function multiplierOf(typed: string): number {
  return isMultiplier(typed) ? toTenth(typed) : SURGE_MULTIPLIER.default
}

export function isMultiplier(typed: string): boolean {
  const times = toTenth(typed)
  return times >= SURGE_MULTIPLIER.min && times <= SURGE_MULTIPLIER.max
}

const toTenth = (typed: string): number => Math.round(Number.parseFloat(typed) * 10) / 10

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

/** Of a number as it is shown: one that is rounded to nought has no sign. */
const signOf = (shown: number): string => (shown > 0 ? '+' : shown < 0 ? '−' : '')
