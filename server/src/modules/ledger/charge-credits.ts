import { splitCharge, type ChargeLines, type ChargeSplit, type Terms } from '../earnings/earnings.service.ts'
import type { PostingLine } from './posting.ts'

/** The charge of an order or of one of its redeliveries; its lines add up to the amount. */
export interface Charge extends ChargeLines {
  /** Its transaction. */
  readonly _id: string
  readonly amountKobo: number
}

const ACCOUNTS = {
  deliveryKobo: 'revenue_delivery',
  serviceKobo: 'revenue_service',
  surgeKobo: 'revenue_surge',
  redeliveryKobo: 'revenue_redelivery',
  commissionKobo: 'revenue_commission',
  roundingKobo: 'rounding',
  taxKobo: 'tax',
} as const satisfies Record<Exclude<keyof ChargeSplit, 'shopKobo'>, PostingLine['account']>

/**
 * The credits of a delivered charge's owners; they add up to it.
 * @param vendorId the shop; null for a parcel, which has no goods
 * @param terms those that the order was placed under
 */
export function creditsOf(charge: Charge, vendorId: string | null, terms: Terms | null): PostingLine[] {
  const { shopKobo, ...ours } = splitCharge(charge, terms)
  return [
    ...(vendorId === null ? [] : [{ account: 'shop' as const, owner: vendorId, amountKobo: -shopKobo }]),
    ...(Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[]).map((part) => ({
      account: ACCOUNTS[part],
      amountKobo: -ours[part],
    })),
  ].filter(({ amountKobo }) => amountKobo !== 0)
}
