import type { ChargesSplit, TermsPreview } from '@ozi/contract'
import { toNaira } from '../../platform/money.ts'
import { riderEarnsKobo, splitCharge, type ChargeLines, type Terms } from './split-charge.ts'

/** Splits these orders' charges as if all were delivered, by the terms in force and by the edited ones. */
export function previewTerms(
  orders: readonly (readonly ChargeLines[])[],
  inForce: Terms | null,
  edited: Terms,
): TermsPreview {
  return {
    orders: orders.length,
    charged: toNaira(chargedKobo(orders.flat())),
    today: inForce && splitAll(orders, inForce),
    after: splitAll(orders, edited),
  }
}

const chargedKobo = (charges: readonly ChargeLines[]): number =>
  sum(charges.flatMap(({ lines }) => lines.map(({ amountKobo }) => amountKobo)))

function splitAll(orders: readonly (readonly ChargeLines[])[], terms: Terms): ChargesSplit {
  const splits = orders.flat().map((charge) => splitCharge(charge, terms))
  const ridersKobo = sum(orders.map((charges) => riderEarnsKobo(charges, terms) ?? 0))
  const shopsKobo = sum(splits.map(({ shopKobo }) => shopKobo))
  const taxKobo = sum(splits.map((split) => split.taxKobo))
  // The commission with its VAT, as the shop sees it.
  const goodsWithout = orders.flat().map((charge) => splitCharge(charge, { ...terms, vatPermille: 0 }))
  return {
    riders: toNaira(ridersKobo),
    shops: toNaira(shopsKobo),
    commission: toNaira(sum(goodsWithout.map(({ commissionKobo }) => commissionKobo))),
    vat: toNaira(taxKobo),
    kept: toNaira(chargedKobo(orders.flat()) - ridersKobo - shopsKobo - taxKobo),
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
