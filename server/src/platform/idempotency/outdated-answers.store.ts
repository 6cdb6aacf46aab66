import { IDEMPOTENCY_KEY } from '@ozi/contract'
import type { Retention } from '../sweep/sweep.ts'

/**
 * Stored answers past their time. Each new order removes some; the sweep removes the rest when nobody orders.
 */
export const outdatedAnswers: Retention = {
  name: 'kept answers',
  async remove(queries, rowLimit) {
    const { count } = await queries`
      delete from idempotency_keys where (account_id, key) in (
        select account_id, key from idempotency_keys
        where created_at < now() - make_interval(hours => ${IDEMPOTENCY_KEY.keptHours})
        order by created_at limit ${rowLimit} for update skip locked
      )`
    return count
  },
}
