import type { DifferenceKind, LedgerAccount, ReconciliationPart } from '@ozi/contract'

/** Something that does not agree. */
export interface Difference {
  readonly part: ReconciliationPart
  readonly kind: DifferenceKind
  /** With the kind, it is the same difference in the next run. */
  readonly subject: string
  readonly account?: LedgerAccount
  readonly expectedKobo: number
  readonly foundKobo: number
  readonly orderId?: string | null
  readonly reference?: string | null
  readonly personId?: string | null
}

/** The result of a portion of a part. */
export interface Portion {
  /** Where to go on; null if there is no more. */
  readonly position: string | null
  readonly checked: number
  readonly differences: readonly Difference[]
  /** Known differences that nobody could say anything of, by their ids: they stay open. */
  readonly unsure?: readonly string[]
}

export interface PartComparison {
  /** @param position what the last call returned; null at the beginning */
  readonly next: (position: string | null) => Promise<Portion>
}
