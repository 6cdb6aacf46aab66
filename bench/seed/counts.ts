/** How many of each to seed; each at least 1. */
export interface SeedCounts {
  readonly customers: number
  readonly riders: number
  readonly vendors: number
  readonly itemsPerVendor: number
  /** Each with its quote, events and transaction. */
  readonly orders: number
  /** The newest orders, which riders are working on; by default 300 at most. */
  readonly running?: number
  /** Changes made by staff. */
  readonly auditLines: number
  readonly contactMessages: number
  /** Between customers and staff, each with ten messages on average. */
  readonly conversations: number
  /** None are seeded if there are tariffs already. */
  readonly tariffs: number
}
