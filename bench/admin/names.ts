import { COMING } from '@ozi/contract'
import { closeDatabase, openDatabase } from '../../server/src/platform/database/index.ts'
import { callApi } from '../helpers/orders.ts'
import type { City } from '../helpers/city.ts'

/** Things in a city that calls refer to: ids, cursors of pages far down, days. */
export type Names = Readonly<Record<string, string>>

/**
 * Names that are looked up in the city's rows. `coming`: an order whose rider is on the way to fetch it, and
 * two other riders who could.
 */
type Row = 'number' | 'colleague' | 'conversation' | 'coming' | 'oneRider' | 'otherRider' | 'item' | 'message'
const DAY_MS = 24 * 3600 * 1000
/** How far down a table is scrolled: 10,000 rows, or half of all. */
const DEEP = { pages: 50, rows: 200 } as const
const FIRST_PAGE = { pages: 1, rows: 2 } as const

export async function namesOf(city: City, token: string, orders: number): Promise<Names> {
  const instant = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  const day = (daysAgo: number) => instant(daysAgo).slice(0, 10)
  const sql = openDatabase(city.connection, { max: 1 })
  const [found] = await sql<Readonly<Record<Row, string>>[]>`
    with coming as (
      select _id, rider_id from orders
      where status = any (${[...COMING]}::text[])
      order by created_at desc, _id desc limit 1
    ), riders_without_it as (
      select _id from accounts, lateral (select rider_id from coming) as carried
      where role = 'rider' and deleted_at is null and accounts._id <> carried.rider_id order by _id limit 2
    )
    select (select number from orders where _id = ${city.seeded.orderId}) as number,
      (select _id from accounts where email = 'seed-support-1@ozi.test') as colleague,
      (select _id from conversations order by last_sequence desc, _id desc limit 1) as conversation,
      (select _id from coming) as coming,
      (select _id from riders_without_it order by _id limit 1) as "oneRider",
      (select _id from riders_without_it order by _id desc limit 1) as "otherRider",
      (select _id from items where deleted_at is null order by _id limit 1) as item,
      (select _id from contact_messages order by created_at desc limit 1) as message`.finally(() =>
    closeDatabase(sql),
  )
  if (!found) throw new Error('the city has no rows')
  const pages = Math.min(DEEP.pages, Math.ceil(orders / DEEP.rows / 2))
  const deep = (path: string) => cursorAfter(city, token, path, { ...DEEP, pages })
  return {
    order: city.seeded.orderId,
    // The first of each kind, who has as many orders as anybody.
    customer: city.seeded.customer._id,
    rider: city.seeded.rider._id,
    shop: city.seeded.vendor._id,
    ...found,
    yesterday: day(1),
    monthAgo: day(30),
    yesterdayInstant: instant(1),
    monthAgoInstant: instant(30),
    deepUser: await deep('/get/users/all?'),
    deepTransaction: await deep('/get-transactions?'),
    deepConversation: await deep('/admin/conversations?'),
    deepOrder: await deep('/admin/orders?'),
    foundTransaction: await cursorAfter(city, token, '/get-transactions?search=ikenegbu&', FIRST_PAGE),
  }
}

/** The cursor of a page some pages down, or of the last page. */
async function cursorAfter(
  city: City,
  token: string,
  path: string,
  { pages, rows }: { readonly pages: number; readonly rows: number },
): Promise<string> {
  let cursor = ''
  for (let page = 0; page < pages; page += 1) {
    const after = cursor === '' ? '' : `&cursor=${cursor}`
    const answer = await callApi<{ nextCursor: string | null }>(city, 'GET', `${path}limit=${rows}${after}`, {
      token,
    })
    if (answer.nextCursor === null) break
    cursor = answer.nextCursor
  }
  return cursor
}
