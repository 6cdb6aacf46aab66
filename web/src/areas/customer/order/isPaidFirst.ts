import type { OrderDetail } from '@ozi/contract'
import { isTransferDue } from '~/order/isTransferDue'

/** Whether its payment stands above, with the codes: it is needed for the hand-over. */
export const isPaidFirst = (order: OrderDetail): boolean =>
  order.status === 'awaiting_payment' || isTransferDue(order)
