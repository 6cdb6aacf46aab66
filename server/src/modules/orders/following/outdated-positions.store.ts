import { POSITION } from '@ozi/contract'
import type { Retention } from '../../../platform/sweep/sweep.ts'
import { deleteOutdatedPoints } from './hand-over-points.store.ts'

/** Positions past their time. */
export const outdatedPositions: readonly Retention[] = [
  {
    name: 'positions of riders',
    async remove(queries, rowLimit) {
      const { count } = await queries`
        delete from rider_positions where (rider_id, order_id, at) in (
          select rider_id, order_id, at from rider_positions
          where received_at < now() - make_interval(days => ${POSITION.keptDays})
          limit ${rowLimit} for update skip locked
        )`
      return count
    },
  },
  {
    name: 'latest positions of orders',
    async remove(queries, rowLimit) {
      const { count } = await queries`
        delete from order_positions where order_id in (
          select order_id from order_positions
          where at < now() - make_interval(days => ${POSITION.keptDays})
          limit ${rowLimit} for update skip locked
        )`
      return count
    },
  },
  { name: 'hand-over points', remove: deleteOutdatedPoints },
]
