import type { FareLineKind } from '@ozi/contract'
import { divideRounded } from '../../platform/money.ts'
import type { FareLineKobo } from '../pricing/pricing.service.ts'

/** Shares in permille, amounts in kobo. */
export interface Terms {
  readonly version: number
  readonly riderPermille: number
  readonly redeliveryPermille: number
  readonly riderMinimumKobo: number
  readonly commissionPermille: number
  readonly vatPermille: number
}

/** The lines of what a customer is charged for an order or one of its redeliveries. */
export interface ChargeLines {
  readonly isRedelivery: boolean
  readonly lines: readonly FareLineKobo[]
}

/** The parts of a charge add up to its lines. */
interface ChargeParts {
  readonly goodsKobo: number
  readonly deliveryKobo: number
  readonly serviceKobo: number
  readonly surgeKobo: number
  readonly redeliveryKobo: number
  readonly roundingKobo: number
}

/** The owners' shares of a charge add up to it exactly: each part of ours is without its VAT. */
export interface ChargeSplit extends Omit<ChargeParts, 'goodsKobo'> {
  readonly shopKobo: number
  readonly commissionKobo: number
  readonly taxKobo: number
}

const PART_OF: Record<FareLineKind, keyof ChargeParts> = {
  goods: 'goodsKobo',
  delivery: 'deliveryKobo',
  distance: 'deliveryKobo',
  service: 'serviceKobo',
  redelivery: 'redeliveryKobo',
  right_place: 'redeliveryKobo',
  rounding: 'roundingKobo',
}

function partsOf({ lines }: ChargeLines): ChargeParts {
  const parts = {
    goodsKobo: 0,
    deliveryKobo: 0,
    serviceKobo: 0,
    surgeKobo: 0,
    redeliveryKobo: 0,
    roundingKobo: 0,
  }
  for (const line of lines) {
    const surgeKobo = (line.kind === 'service' && line.surge?.amountKobo) || 0
    parts[PART_OF[line.kind]] += line.amountKobo - surgeKobo
    parts.surgeKobo += surgeKobo
  }
  return parts
}

const shareOf = (kobo: number, permille: number): number => divideRounded(kobo * permille, 1000)

const KOBO_OF_A_NAIRA = 100
const inWholeNaira = (kobo: number): number => divideRounded(kobo, KOBO_OF_A_NAIRA) * KOBO_OF_A_NAIRA

/** The VAT that a price contains. */
const vatIn = (kobo: number, permille: number): number => divideRounded(kobo * permille, 1000 + permille)

/**
 * Splits a charge. Without terms there is no commission and no VAT.
 * Of a shop's share whole naira are paid, halves up, but not more than its goods; VAT is rounded to the kobo. What is left
 * belongs to the other side, so that nothing is lost.
 */
export function splitCharge(charge: ChargeLines, terms: Terms | null): ChargeSplit {
  const { goodsKobo, ...parts } = partsOf(charge)
  const { commissionPermille = 0, vatPermille = 0 } = terms ?? {}
  const shareKobo = goodsKobo - shareOf(goodsKobo, commissionPermille)
  const shopKobo = commissionPermille === 0 ? goodsKobo : Math.min(goodsKobo, inWholeNaira(shareKobo))
  const commissionKobo = goodsKobo - shopKobo
  const ours = { ...parts, commissionKobo }
  const split = { ...ours, shopKobo, taxKobo: 0 }
  for (const part of Object.keys(ours) as (keyof typeof ours)[]) {
    const taxKobo = vatIn(ours[part], vatPermille)
    split[part] -= taxKobo
    split.taxKobo += taxKobo
  }
  return split
}

/**
 * The earnings of an order's rider once it is delivered: shares of what is charged for carrying it, VAT included, in
 * whole naira, halves up, but not less than the minimum.
 * @param charges all of one order
 * @returns null without terms
 */
export function riderEarnsKobo(charges: readonly ChargeLines[], terms: Terms | null): number | null {
  if (!terms) return null
  const sharesKobo = charges.map((charge) => {
    const { deliveryKobo, redeliveryKobo, surgeKobo } = partsOf(charge)
    // The surge of a redelivery belongs to the price of the redelivery.
    const againKobo = redeliveryKobo + (charge.isRedelivery ? surgeKobo : 0)
    const firstKobo = deliveryKobo + (charge.isRedelivery ? 0 : surgeKobo)
    return shareOf(firstKobo, terms.riderPermille) + shareOf(againKobo, terms.redeliveryPermille)
  })
  return Math.max(terms.riderMinimumKobo, inWholeNaira(sharesKobo.reduce((sum, kobo) => sum + kobo, 0)))
}
