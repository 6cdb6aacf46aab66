import {
  fareLabel,
  fareLabels,
  FIRST_TARIFF,
  SURGE_MULTIPLIER,
  TARIFF_AMOUNT,
  withOptions,
  type FareLine,
} from '@ozi/contract'
import { divideRounded, toKobo, toNaira } from '../../platform/money.ts'
import { toKm } from '../places/places.service.ts'

/** The prices that a fare is computed from; amounts in integer kobo. */
export interface Tariff {
  /** 0 is FIRST_TARIFF, in force until an administrator has created a configuration. */
  readonly version: number
  readonly deliveryFeeKobo: number
  readonly pricePerKmKobo: number
  readonly serviceFeeKobo: number
  readonly surgeActive: boolean
  /** Tenths, 1.0 to 5.0; multiplies the service fee while surge is active. */
  readonly surgeMultiplier: number
  /** Fares are rounded up to a multiple of it; 0: not at all. */
  readonly roundUpKobo: number
}

/** A stored line of a fare. It has no label: that is made from its kind where it is read. */
export type FareLineKobo = { readonly amountKobo: number } & (
  | {
      readonly kind: 'goods'
      readonly itemId: string
      /** With the names of its options. */
      readonly name: string
      readonly quantity: number
    }
  | { readonly kind: 'distance'; readonly distanceM: number }
  | {
      readonly kind: 'service'
      /** Absent if surge adds nothing; `amountKobo` is its part of the line. */
      readonly surge?: { readonly multiplier: number; readonly amountKobo: number }
    }
  | { readonly kind: 'delivery' | 'redelivery' | 'right_place' | 'rounding' }
)

export interface Fare {
  /** They add up to the total exactly. */
  readonly lines: readonly FareLineKobo[]
  readonly totalKobo: number
}

export const toFareLines = (lines: readonly FareLineKobo[]): FareLine[] => lines.map(toFareLine)

function toFareLine(line: FareLineKobo): FareLine {
  const shown: FareLine = {
    kind: line.kind,
    label: line.kind === 'goods' ? `${line.name} × ${line.quantity}` : '',
    amount: toNaira(line.amountKobo),
    ...(line.kind === 'goods' && { itemId: line.itemId }),
    ...(line.kind === 'distance' && { distanceKm: toKm(line.distanceM) }),
    ...(line.kind === 'service' && line.surge && { surge: line.surge.multiplier }),
  }
  return { ...shown, label: fareLabel(shown, fareLabels) }
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
  roundUpKobo: 0,
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
    { kind: 'delivery', amountKobo: tariff.deliveryFeeKobo },
    {
      kind: 'distance',
      distanceM,
      amountKobo: divideRounded(tariff.pricePerKmKobo * distanceM, 1000),
    },
  ])
}

/** The fare of a redelivery. It has no distance line: the customer has paid for the distance already. */
export function fareForRedelivery(tariff: Tariff): Fare {
  return roundedFare(
    tariff,
    withService(tariff, [{ kind: 'redelivery', amountKobo: tariff.deliveryFeeKobo }]),
  )
}

/**
 * The extra cost of the way to the right place over the one that is paid; never below 0. Like every amount
 * that a rider collects, it is rounded by itself.
 */
export function fareToRightPlace(tariff: Tariff, distanceM: number, paidDistanceM: number): Fare {
  const more = sumOf(linesFor(tariff, distanceM)) - sumOf(linesFor(tariff, paidDistanceM))
  return roundedFare(tariff, [{ kind: 'right_place', amountKobo: Math.max(0, more) }])
}

const withService = (tariff: Tariff, lines: readonly FareLineKobo[]): readonly FareLineKobo[] =>
  tariff.serviceFeeKobo > 0 ? [...lines, serviceLine(tariff)] : lines

const sumOf = (lines: readonly FareLineKobo[]): number =>
  lines.reduce((sum, line) => sum + line.amountKobo, 0)

/** The whole total is rounded, once; a total that is a multiple already has no line for it. */
function roundedFare({ roundUpKobo }: Tariff, lines: readonly FareLineKobo[]): Fare {
  const exactKobo = sumOf(lines)
  const overKobo = roundUpKobo > 0 ? exactKobo % roundUpKobo : 0
  if (overKobo === 0) return { lines, totalKobo: exactKobo }
  const rounding = { kind: 'rounding', amountKobo: roundUpKobo - overKobo } as const
  return { lines: [...lines, rounding], totalKobo: exactKobo + rounding.amountKobo }
}

/** A shop's goods and their delivery: one line for each item, then the lines of the delivery. */
export function fareWithGoods(
  tariff: Tariff,
  goods: readonly {
    readonly itemId: string
    readonly name: string
    readonly priceKobo: number
    readonly quantity: number
    readonly options?: readonly { readonly name: string }[]
  }[],
  distanceM: number,
): Fare {
  const goodsLines = goods.map(({ itemId, name, priceKobo, quantity, options }) => ({
    kind: 'goods' as const,
    itemId,
    name: withOptions(name, options),
    quantity,
    amountKobo: priceKobo * quantity,
  }))
  return roundedFare(tariff, [...goodsLines, ...linesFor(tariff, distanceM)])
}

/** Without the surge if its factor is 1: "× 1.0" would only puzzle the customer. */
function serviceLine({ serviceFeeKobo, surgeActive, surgeMultiplier }: Tariff): FareLineKobo {
  const tenths = Math.round(surgeMultiplier * 10)
  if (!surgeActive || tenths === 10) return { kind: 'service', amountKobo: serviceFeeKobo }
  const amountKobo = divideRounded(serviceFeeKobo * tenths, 10)
  return {
    kind: 'service',
    amountKobo,
    surge: { multiplier: tenths / 10, amountKobo: amountKobo - serviceFeeKobo },
  }
}
