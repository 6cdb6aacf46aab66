import { ENDED_STATUSES } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'

/** How many running orders each rider has. */
export async function countRunningJobs(
  queries: Queries,
): Promise<readonly { _id: string; running: number }[]> {
  // Written exactly as in the partial index: otherwise the planner does not use it.
  return queries<{ _id: string; running: number }[]>`
    select rider_id as _id, count(*)::int as running from orders
    where rider_id is not null and status not in (${sqlList(ENDED_STATUSES)})
    group by rider_id
  `
}
