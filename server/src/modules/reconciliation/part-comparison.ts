import type { DifferenceKind, LedgerAccount, ReconciliationPart } from '@ozi/contract'

/** Something that does not agree. */
export interface Difference {
  readonly part: ReconciliationPart
  readonly kind: DifferenceKind
  /** Kind and subject together identify a difference from run to run. */
  readonly subject: string
  readonly account?: LedgerAccount
  readonly expectedKobo: number
  readonly foundKobo: number
  readonly orderId?: string | null
  readonly reference?: string | null
  readonly personId?: string | null
}

/** The result of comparing one portion of a part. */
export interface Portion {
  /** Where to go on; null if there is no more. */
  readonly position: string | null
  readonly checked: number
  readonly differences: readonly Difference[]
  /** Ids of known differences that could not be checked: they stay open. */
  readonly unsure?: readonly string[]
}

export interface PartComparison {
  /** @param position what the last call returned; null at the beginning */
  readonly next: (position: string | null) => Promise<Portion>
}
