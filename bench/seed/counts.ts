/** How much of everything; each at least 1. */
export interface SeedCounts {
  readonly customers: number
  readonly riders: number
  readonly vendors: number
  readonly itemsPerVendor: number
  /** Each with its quote, its events and its transaction. */
  readonly orders: number
  /** What the staff changed. */
  readonly auditLines: number
  readonly contactMessages: number
  /** Between customers and the staff, each of ten messages on average. */
  readonly conversations: number
  /** None where there are tariffs already. */
  readonly tariffs: number
}
