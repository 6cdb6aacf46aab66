import type { Queries } from '../../../platform/database/database.ts'
import type { HandOverCodes } from './hand-over-codes.ts'

/** The number of wrong codes entered at this hand-over of the order. */
export async function readWrongTries(
  queries: Queries,
  orderId: string,
  code: keyof HandOverCodes,
): Promise<number> {
  const [row] = await queries<{ wrong: number }[]>`
    select wrong from hand_over_tries where order_id = ${orderId} and code = ${code}
  `
  return row?.wrong ?? 0
}

export async function countWrongTry(
  queries: Queries,
  orderId: string,
  code: keyof HandOverCodes,
): Promise<void> {
  await queries`
    insert into hand_over_tries as tries (order_id, code, wrong) values (${orderId}, ${code}, 1)
    on conflict (order_id, code) do update set wrong = tries.wrong + 1
  `
}
