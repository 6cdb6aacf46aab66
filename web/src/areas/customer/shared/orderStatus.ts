import type { MoveTarget, OrderStatus } from '@ozi/contract'
import type { BadgeTone } from '~/ui/Badge'

export { statusWords as STATUS_WORDS } from '~/languages/en/customer/shared'

const FAILED: readonly MoveTarget[] = ['delivery_failed', 'rejected', 'cancelled', 'expired']
const ENDED: readonly MoveTarget[] = ['delivered', 'returned', 'rejected', 'cancelled', 'expired']

export const isFailed = (status: MoveTarget): boolean => FAILED.includes(status)

/** Whether nothing more will happen to the order. */
export const isEnded = (status: MoveTarget): boolean => ENDED.includes(status)

export function statusTone(status: OrderStatus): BadgeTone {
  if (status === 'delivered') return 'good'
  if (isFailed(status)) return 'bad'
  return status === 'returned' ? 'neutral' : 'wait'
}
