import { IDEMPOTENCY_KEY } from '@ozi/contract'
import type { Outdated } from '../sweep/sweep.ts'

/** Those of people who have ordered nothing since; whoever orders removes some as well. */
export const outdatedAnswers: Outdated = {
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
