import type { StaffOrder } from '@ozi/contract'
import { api } from '~/api'
import { type OneOrder, useOneOrder } from '~/order/useOneOrder'

/** Any order, with everything that staff may see of it. */
export const useStaffOrder = (orderId: string): OneOrder<StaffOrder> =>
  useOneOrder(api.staffOrders.read.queryOptions({ input: { id: orderId } }))
