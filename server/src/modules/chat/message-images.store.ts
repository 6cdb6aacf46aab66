import type { Queries } from '../../platform/database/database.ts'
import type { RenamedKey } from '../../platform/images/images.ts'

/** The customer of the conversation that an image was sent in; null if it was sent in none. */
export async function readCustomerOfImage(queries: Queries, key: string): Promise<string | null> {
  const [found] = await queries<{ customer_id: string }[]>`
    select customer_id from messages join conversations on conversations._id = conversation_id
    where image_key = ${key}`
  return found?.customer_id ?? null
}

/** Some of the images that are not private yet. */
export async function findPublicImages(queries: Queries, rowLimit: number): Promise<string[]> {
  const rows = await queries<{ image_key: string }[]>`
    select image_key from messages
    where image_key is not null and image_key not like '%.private.%' limit ${rowLimit}`
  return rows.map(({ image_key: key }) => key)
}

export async function renameImages(queries: Queries, keys: readonly RenamedKey[]): Promise<void> {
  await queries`
    update messages set image_key = renamed.to_key
    from unnest(${keys.map(({ from }) => from)}::text[], ${keys.map(({ to }) => to)}::text[])
      as renamed (from_key, to_key)
    where image_key = renamed.from_key`
}
