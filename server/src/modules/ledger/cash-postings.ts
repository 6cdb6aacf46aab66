import type { Posting } from './posting.ts'

/** Cash that a rider handed in. */
export interface Remittance {
  readonly _id: string
  readonly riderId: string
  readonly amountKobo: number
  readonly recordedBy: string
}

export function remittancePosting(remittance: Remittance): Posting {
  const { _id, riderId, amountKobo, recordedBy } = remittance
  return {
    cause: { kind: 'cash.remitted', id: _id },
    recordedBy,
    lines: [
      { account: 'office_cash', amountKobo },
      { account: 'rider_cash', owner: riderId, amountKobo: -amountKobo },
    ],
  }
}

/** A remittance was wrong: the rider holds its cash again. */
export function reversalPosting(reversal: Remittance & { readonly reason: string }): Posting {
  const { _id, riderId, amountKobo, recordedBy, reason } = reversal
  return {
    cause: { kind: 'cash.reversed', id: _id },
    recordedBy,
    note: reason,
    lines: [
      { account: 'rider_cash', owner: riderId, amountKobo },
      { account: 'office_cash', amountKobo: -amountKobo },
    ],
  }
}

/** Cash taken for an order that came back is to be paid back. */
export const owedBackPosting = (owed: {
  readonly orderId: string
  readonly customerId: string
  readonly amountKobo: number
}): Posting => ({
  cause: { kind: 'cash.owed_back', id: owed.orderId },
  orderId: owed.orderId,
  lines: [
    { account: 'customer', owner: owed.customerId, amountKobo: owed.amountKobo },
    { account: 'refunds', amountKobo: -owed.amountKobo },
  ],
})

/** The office paid that cash back. */
export function paidBackPosting(paidBack: {
  readonly orderId: string
  readonly amountKobo: number
  readonly recordedBy: string
  readonly reason: string
}): Posting {
  const { orderId, amountKobo, recordedBy, reason } = paidBack
  return {
    cause: { kind: 'cash.paid_back', id: orderId },
    orderId,
    recordedBy,
    note: reason,
    lines: [
      { account: 'refunds', amountKobo },
      { account: 'office_cash', amountKobo: -amountKobo },
    ],
  }
}
