import type { Queries } from '../../platform/database/database.ts'
import { QUOTE_COLUMNS, type QuoteRow, type QuoteGoods } from './quotes.store.ts'

/** Stores a new checkout; its quotes are inserted afterwards. @returns when it expires */
export async function insertCheckout(
  queries: Queries,
  checkout: { readonly _id: string; readonly customerId: string | null; readonly lifetimeMinutes: number },
): Promise<Date> {
  const [row] = await queries<{ expiresAt: Date }[]>`
    insert into checkouts (_id, customer_id, expires_at)
    values (${checkout._id}, ${checkout.customerId}, now() + make_interval(mins => ${checkout.lifetimeMinutes}))
    returning expires_at as "expiresAt"
  `
  if (!row) throw new Error('the checkout was not stored')
  return row.expiresAt
}

/** One shop's part of a checkout. */
export type ShopPart = QuoteRow & { readonly vendorId: string; readonly goods: readonly QuoteGoods[] }

/** A checkout that was just marked as used, and whether it was still valid. */
export interface CheckoutRow {
  readonly isCurrent: boolean
  readonly parts: readonly ShopPart[]
}

/**
 * Marks a checkout and its quotes as used and binds them to the customer. Null if it belongs to somebody
 * else, is used, or does not exist. Of two transactions that take one checkout, one gets it.
 */
export async function takeCheckout(
  queries: Queries,
  checkoutId: string,
  customerId: string,
): Promise<CheckoutRow | null> {
  const [taken] = await queries<{ isCurrent: boolean }[]>`
    update checkouts set used_at = now(), customer_id = ${customerId}
    where _id = ${checkoutId} and used_at is null and (customer_id is null or customer_id = ${customerId})
    returning expires_at > now() as "isCurrent"
  `
  if (!taken) return null
  const parts = await queries<ShopPart[]>`
    with used as (
      update quotes set used_at = now(), customer_id = ${customerId} where checkout_id = ${checkoutId}
      returning *
    )
    select ${QUOTE_COLUMNS}, vendor_id as "vendorId", goods from used as quotes order by _id
  `
  return { isCurrent: taken.isCurrent, parts }
}

/**
 * True if a checkout that could not be taken belongs to the customer and is used. If not, the customer has no
 * such checkout.
 */
export async function isOwnUsedCheckout(
  queries: Queries,
  checkoutId: string,
  customerId: string,
): Promise<boolean> {
  const rows = await queries`
    select 1 from checkouts where _id = ${checkoutId} and customer_id = ${customerId} and used_at is not null
  `
  return rows.length > 0
}
