import { createContext, useContext } from 'react'

/** The pages that the panel stands beside. */
export type SupportAreaName = 'customer' | 'rider' | 'vendor'

export const SupportArea = createContext<SupportAreaName>('customer')

const ORDERS: Readonly<Record<SupportAreaName, string>> = {
  customer: '/dashboard/orders',
  rider: '/rider/jobs',
  vendor: '/vendor/orders',
}

/** The page of an order in this area. */
export function useOrderPath(orderId: string): string {
  return `${ORDERS[useContext(SupportArea)]}/${orderId}`
}
