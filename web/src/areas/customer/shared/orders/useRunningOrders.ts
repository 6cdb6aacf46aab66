import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { RUNNING_ORDERS } from './runningInput'

/** The customer's running orders, newest first; includes orders that ended while they were shown. */
export const useRunningOrders = () => useQuery(api.orders.listOwn.queryOptions({ input: RUNNING_ORDERS }))
