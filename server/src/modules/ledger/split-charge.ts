import { fareLabels, type LedgerAccount } from '@ozi/contract'
import type { FareLineKobo } from '../pricing/pricing.service.ts'
import type { PostingLine } from './ledger.service.ts'

/** What a customer is charged for an order or one of its redeliveries. */
export interface Charge {
  /** Its transaction. */
  readonly _id: string
  readonly isRedelivery: boolean
  readonly amountKobo: number
  /** As they were quoted; they add up to the amount. */
  readonly lines: readonly FareLineKobo[]
  /** How many of them, from the first, are goods of the shop. */
  readonly goodsLines: number
  /** The service fee of its tariff, without surge. */
  readonly serviceFeeKobo: number
}

/** Fare lines by the beginning of their label. */
const REVENUE: readonly (readonly [string, LedgerAccount])[] = [
  [fareLabels.deliveryFee, 'revenue_delivery'],
  [fareLabels.distance, 'revenue_delivery'],
  [fareLabels.redelivery, 'revenue_redelivery'],
  [fareLabels.rightPlace, 'revenue_redelivery'],
  [fareLabels.rounding, 'rounding'],
]

/**
 * Whose the money of a delivered charge is: credits that add up to it. The goods are the shop's, as long as there is no
 * commission. A line with an unknown label counts as delivery.
 * @param vendorId the shop; null for a parcel, which has no goods
 */
export function splitCharge(charge: Charge, vendorId: string | null): PostingLine[] {
  return charge.lines.flatMap(({ label, amountKobo }, i): PostingLine[] => {
    if (vendorId !== null && i < charge.goodsLines) {
      return [{ account: 'shop', owner: vendorId, amountKobo: -amountKobo }]
    }
    if (label.startsWith(fareLabels.serviceFee)) {
      const feeKobo = Math.min(amountKobo, charge.serviceFeeKobo)
      return [
        { account: 'revenue_service', amountKobo: -feeKobo },
        { account: 'revenue_surge', amountKobo: feeKobo - amountKobo },
      ]
    }
    const [, account = 'revenue_delivery'] = REVENUE.find(([beginning]) => label.startsWith(beginning)) ?? []
    return [{ account, amountKobo: -amountKobo }]
  })
}
