import type { Queries } from '../../../platform/database/database.ts'

/** The customer of the conversation that an image was sent in; null if it was sent in none. */
export async function readCustomerOfImage(queries: Queries, key: string): Promise<string | null> {
  const [found] = await queries<{ customer_id: string }[]>`
    select customer_id from messages join conversations on conversations._id = conversation_id
    where image_key = ${key}`
  return found?.customer_id ?? null
}
