import {
  fareLabels,
  FIRST_TARIFF,
  SURGE_MULTIPLIER,
  TARIFF_AMOUNT,
  withOptions,
  type FareLine,
} from '@ozi/contract'
import { divideRounded, toKobo, toNaira } from '../../platform/money.ts'

/** The terms of a fare; amounts in integer kobo. */
export interface Tariff {
  /** 0 is FIRST_TARIFF, in force until an administrator has created a configuration. */
  readonly version: number
  readonly deliveryFeeKobo: number
  readonly pricePerKmKobo: number
  readonly serviceFeeKobo: number
  readonly surgeActive: boolean
  /** Tenths, 1.0 to 5.0; multiplies the service fee while surge is active. */
  readonly surgeMultiplier: number
  /** Fares are rounded up to a multiple of it. 0, or absent in a quote from before there was rounding: not at all. */
  readonly roundUpKobo?: number
}

export interface FareLineKobo {
  readonly label: string
  readonly amountKobo: number
}

export interface Fare {
  /** They add up to the total exactly. */
  readonly lines: readonly FareLineKobo[]
  readonly totalKobo: number
}

export function toFareLines(lines: readonly FareLineKobo[]): FareLine[] {
  return lines.map(({ label, amountKobo }) => ({ label, amount: toNaira(amountKobo) }))
}

/** Each of a tariff's amounts is at most this, which keeps fares exact up to 9,000 km. */
export const TARIFF_AMOUNT_LIMIT_KOBO = toKobo(TARIFF_AMOUNT.max)

export const firstTariff: Tariff = {
  version: 0,
  deliveryFeeKobo: toKobo(FIRST_TARIFF.deliveryFee),
  pricePerKmKobo: toKobo(FIRST_TARIFF.pricePerKm),
  serviceFeeKobo: toKobo(FIRST_TARIFF.serviceFee),
  surgeActive: false,
  surgeMultiplier: SURGE_MULTIPLIER.default,
}

/**
 * The one formula for fares: deliveryFee + pricePerKm x km + serviceFee x (surge active ? surgeMultiplier :
 * 1), rounded up if the tariff says so. Integers throughout; the distance line and the service line are each
 * rounded to the kobo, halves up.
 *
 * @param distanceM whole metres
 */
export const fareFor = (tariff: Tariff, distanceM: number): Fare =>
  roundedFare(tariff, linesFor(tariff, distanceM))

function linesFor(tariff: Tariff, distanceM: number): readonly FareLineKobo[] {
  return withService(tariff, [
    { label: fareLabels.deliveryFee, amountKobo: tariff.deliveryFeeKobo },
    {
      label: `${fareLabels.distance} ${(distanceM / 1000).toFixed(2)} km`,
      amountKobo: divideRounded(tariff.pricePerKmKobo * distanceM, 1000),
    },
  ])
}

/** The fare of a redelivery. It has no distance line: the customer has paid for the distance already. */
export function fareForAnotherTry(tariff: Tariff): Fare {
  const lines = [{ label: fareLabels.redelivery, amountKobo: tariff.deliveryFeeKobo }]
  return roundedFare(tariff, withService(tariff, lines))
}

/**
 * What the way to the right place costs more than the one that is paid; never less than nothing. Like every amount
 * that a rider collects, it is rounded by itself.
 */
export function fareToRightPlace(tariff: Tariff, distanceM: number, paidDistanceM: number): Fare {
  const more = sumOf(linesFor(tariff, distanceM)) - sumOf(linesFor(tariff, paidDistanceM))
  return roundedFare(tariff, [{ label: fareLabels.rightPlace, amountKobo: Math.max(0, more) }])
}

const withService = (tariff: Tariff, lines: readonly FareLineKobo[]): readonly FareLineKobo[] =>
  tariff.serviceFeeKobo > 0 ? [...lines, serviceLine(tariff)] : lines

const sumOf = (lines: readonly FareLineKobo[]): number =>
  lines.reduce((sum, line) => sum + line.amountKobo, 0)

/** The whole total is rounded, once; a total that is a multiple already has no line for it. */
function roundedFare({ roundUpKobo = 0 }: Tariff, lines: readonly FareLineKobo[]): Fare {
  const exactKobo = sumOf(lines)
  const overKobo = roundUpKobo > 0 ? exactKobo % roundUpKobo : 0
  if (overKobo === 0) return { lines, totalKobo: exactKobo }
  const rounding = { label: fareLabels.rounding, amountKobo: roundUpKobo - overKobo }
  return { lines: [...lines, rounding], totalKobo: exactKobo + rounding.amountKobo }
}

/** A shop's goods and their delivery: one line for each item, then the lines of the delivery. */
export function fareWithGoods(
  tariff: Tariff,
  goods: readonly {
    readonly name: string
    readonly priceKobo: number
    readonly quantity: number
    readonly options?: readonly { readonly name: string }[]
  }[],
  distanceM: number,
): Fare {
  const goodsLines = goods.map(({ name, priceKobo, quantity, options }) => ({
    label: `${withOptions(name, options)} × ${quantity}`,
    amountKobo: priceKobo * quantity,
  }))
  return roundedFare(tariff, [...goodsLines, ...linesFor(tariff, distanceM)])
}

/** Mentions the surge only if it costs something: "× 1.0" would only puzzle the customer. */
function serviceLine({ serviceFeeKobo, surgeActive, surgeMultiplier }: Tariff): FareLineKobo {
  const tenths = Math.round(surgeMultiplier * 10)
  if (!surgeActive || tenths === 10) return { label: fareLabels.serviceFee, amountKobo: serviceFeeKobo }
  return {
    label: `${fareLabels.serviceFee} (${fareLabels.surge} × ${(tenths / 10).toFixed(1)})`,
    amountKobo: divideRounded(serviceFeeKobo * tenths, 10),
  }
}
