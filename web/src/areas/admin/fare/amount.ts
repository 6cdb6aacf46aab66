import { SURGE_MULTIPLIER, TARIFF_AMOUNT } from '@ozi/contract'

/** What is typed as an amount, naira; what is none, or below nought, counts as nought. The server knows the rest. */
export function amountOf(typed: string): number {
  return isAmount(typed) ? Number.parseFloat(typed) : TARIFF_AMOUNT.default
}

export function isAmount(typed: string): boolean {
  const amount = Number.parseFloat(typed)
  return Number.isFinite(amount) && amount >= TARIFF_AMOUNT.min
}

/** What is typed as a multiplier, to a tenth; what is none, or out of range, counts as 1. */
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

/** What one pays of a service fee while surge multiplies it; naira, rounded to kobo as fares are. */
export const surged = (serviceFee: number, times: number): number =>
  Math.round((Math.round(serviceFee * 100) * Math.round(times * 10)) / 10) / 100
