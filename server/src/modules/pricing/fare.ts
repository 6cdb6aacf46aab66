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
 * 1). Integers throughout; the distance line and the service line are each rounded to the kobo, halves up.
 *
 * @param distanceM whole metres
 */
export function fareFor(tariff: Tariff, distanceM: number): Fare {
  const lines: FareLineKobo[] = [
    { label: fareLabels.deliveryFee, amountKobo: tariff.deliveryFeeKobo },
    {
      label: `${fareLabels.distance} ${(distanceM / 1000).toFixed(2)} km`,
      amountKobo: divideRounded(tariff.pricePerKmKobo * distanceM, 1000),
    },
  ]
  return fareOf(tariff, lines)
}

/** The fare of a redelivery. It has no distance line: the customer has paid for the distance already. */
export function fareForAnotherTry(tariff: Tariff): Fare {
  return fareOf(tariff, [{ label: fareLabels.redelivery, amountKobo: tariff.deliveryFeeKobo }])
}

/** What the way to the right place costs more than the one that is paid; never less than nothing. */
export function fareToRightPlace(tariff: Tariff, distanceM: number, paidDistanceM: number): Fare {
  const more = fareFor(tariff, distanceM).totalKobo - fareFor(tariff, paidDistanceM).totalKobo
  const totalKobo = Math.max(0, more)
  return { lines: [{ label: fareLabels.rightPlace, amountKobo: totalKobo }], totalKobo }
}

function fareOf(tariff: Tariff, wayLines: readonly FareLineKobo[]): Fare {
  const lines = tariff.serviceFeeKobo > 0 ? [...wayLines, serviceLine(tariff)] : wayLines
  return { lines, totalKobo: lines.reduce((sum, line) => sum + line.amountKobo, 0) }
}

/** A shop's goods and their delivery: one line for each item, then the lines of the delivery. */
export function fareWithGoods(
  goods: readonly {
    readonly name: string
    readonly priceKobo: number
    readonly quantity: number
    readonly options?: readonly { readonly name: string }[]
  }[],
  way: Fare,
): Fare {
  const goodsLines = goods.map(({ name, priceKobo, quantity, options }) => ({
    label: `${withOptions(name, options)} × ${quantity}`,
    amountKobo: priceKobo * quantity,
  }))
  return {
    lines: [...goodsLines, ...way.lines],
    totalKobo: goodsLines.reduce((sum, line) => sum + line.amountKobo, way.totalKobo),
  }
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
