import type { OrderDetail } from '@ozi/contract'
import { api } from '~/api'
import { type OneOrder, useOneOrder } from './useOneOrder'

/** An order of the customer, the rider or the shop that asks, with its history. */
export const useOrder = (orderId: string): OneOrder<OrderDetail> =>
  useOneOrder(api.orders.read.queryOptions({ input: { id: orderId } }))
