import type { OrderDetail } from '@ozi/contract'
import { api } from '~/api'
import { type OneOrder, useOneOrder } from './useOneOrder'

/** One of the customer's own orders, with its history. */
export const useOrder = (orderId: string): OneOrder<OrderDetail> =>
  useOneOrder(api.orders.read.queryOptions({ input: { id: orderId } }))
