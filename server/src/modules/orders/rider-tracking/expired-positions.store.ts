import { POSITION } from '@ozi/contract'
import { expiringRows } from '../../../platform/cleanup/cleanup.ts'

const KEPT = `interval '${POSITION.keptDays} days'`

export const expiringPositions = [
  expiringRows('rider_positions', 'rider_id, order_id, at', `received_at < now() - ${KEPT}`),
  expiringRows('order_positions', 'order_id', `at < now() - ${KEPT}`),
  expiringRows('hand_over_points', 'order_id', `handed_over_at < now() - ${KEPT}`),
]
