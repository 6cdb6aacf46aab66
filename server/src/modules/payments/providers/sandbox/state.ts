/** How long the sandbox takes for a refund. */
export const REFUND_SECONDS = 3

/** A charge as Paystack would have it. */
export interface SandboxCharge {
  readonly id: number
  readonly reference: string
  readonly accessCode: string
  readonly amountKobo: number
  readonly callbackUrl: string
  status: 'abandoned' | 'failed' | 'processing' | 'success'
  chargedKobo: number
  currency: string
  /** While it is being processed. */
  succeedsAt: number
  refundsFail: boolean
  createdAt: Date
}

export interface SandboxRefund {
  readonly id: number
  readonly charge: SandboxCharge
  readonly amountKobo: number
  readonly note: string
  createdAt: Date
}

export interface SandboxTransfer {
  readonly id: number
  readonly reference: string
  readonly amountKobo: number
  recipient: string
  createdAt: Date
}

/** The rows that Paystack would keep. Each process has its own until it stops: it is no real money. */
export const createState = () => ({
  since: new Date(),
  charges: new Map<string, SandboxCharge>(),
  refunds: new Map<number, SandboxRefund>(),
  transfers: new Map<string, SandboxTransfer>(),
})

export type SandboxState = ReturnType<typeof createState>

let ids = 1_000_000_000
export const newId = (): number => (ids += 1)

export const refundsOf = ({ refunds }: SandboxState, charge: SandboxCharge): SandboxRefund[] =>
  [...refunds.values()].filter((refund) => refund.charge === charge)

export const refundedKobo = (state: SandboxState, charge: SandboxCharge): number =>
  refundsOf(state, charge).reduce((sum, { amountKobo }) => sum + amountKobo, 0)

export function statusOf(state: SandboxState, charge: SandboxCharge): string {
  const { status, chargedKobo, succeedsAt } = charge
  if (status === 'processing') return succeedsAt <= Date.now() ? 'success' : status
  const isBack = status === 'success' && chargedKobo > 0 && refundedKobo(state, charge) >= chargedKobo
  return isBack ? 'reversed' : status
}

export function refundStatusOf({ createdAt, charge }: SandboxRefund): string {
  if (createdAt.getTime() > Date.now() - REFUND_SECONDS * 1000) return 'pending'
  return charge.refundsFail ? 'failed' : 'processed'
}
