import type { Queries } from '../../../platform/database/database.ts'
import type { StoredImage } from '../../../platform/images/images.ts'
import type { OrderParties } from '../order-visibility.ts'

/** Stores an order's photo. An order is delivered once, so it has one photo at most. */
export async function insertHandOverPhoto(
  queries: Queries,
  orderId: string,
  { key, widthPx, heightPx }: StoredImage,
  { replacesCode }: { readonly replacesCode: boolean },
): Promise<void> {
  await queries`
    insert into hand_over_photos (order_id, key, width_px, height_px, replaces_code)
    values (${orderId}, ${key}, ${widthPx}, ${heightPx}, ${replacesCode})
  `
}

/** Null if the order has no photo. */
export async function readHandOverPhoto(queries: Queries, orderId: string): Promise<StoredImage | null> {
  const [photo] = await queries<StoredImage[]>`
    select key, width_px as "widthPx", height_px as "heightPx" from hand_over_photos where order_id = ${orderId}
  `
  return photo ?? null
}

/** The parties of a photo's order, and when it was delivered; null if the photo belongs to no order. */
export async function readOrderOfPhoto(
  queries: Queries,
  key: string,
): Promise<{ readonly parties: OrderParties; readonly endedAt: Date | null } | null> {
  const [row] = await queries<(OrderParties & { endedAt: Date | null })[]>`
    select customer_id as "customerId", vendor_id as "vendorId", rider_id as "riderId", (
      select max(at) from order_events where order_id = orders._id and to_status = 'delivered'
    ) as "endedAt"
    from hand_over_photos join orders on orders._id = order_id where key = ${key}
  `
  if (!row) return null
  const { endedAt, ...parties } = row
  return { parties, endedAt }
}

/**
 * Deletes the photos of all of a customer's orders. @returns the keys of the images, which the caller must
 * remove
 */
export async function deleteHandOverPhotosOf(
  queries: Queries,
  customerId: string,
): Promise<readonly string[]> {
  const gone = await queries<{ key: string }[]>`
    delete from hand_over_photos using orders
    where orders._id = order_id and orders.customer_id = ${customerId}
    returning key
  `
  return gone.map(({ key }) => key)
}
