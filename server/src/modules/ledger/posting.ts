import type { LedgerAccount, PostingCause } from '@ozi/contract'

/** A debit is positive, a credit negative. */
export interface PostingLine {
  readonly account: LedgerAccount
  /** The account of the person or shop whose it is; only for accounts that have owners. */
  readonly owner?: string
  readonly amountKobo: number
}

export interface Posting {
  /** The id is a UUID. A cause is posted once. */
  readonly cause: { readonly kind: PostingCause; readonly id: string }
  readonly orderId?: string
  /** The account of the person who caused it, if one did. */
  readonly recordedBy?: string
  readonly note?: string
  /** They add up to 0. Lines of 0 are left out; without any line, nothing is posted. */
  readonly lines: readonly PostingLine[]
}
