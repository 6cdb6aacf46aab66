import { z } from 'zod'
import { ACTORS, ORDER_KINDS, ORDER_STAGES, ORDER_STATUSES, SHOP_STATUSES } from './constants/order-life.ts'

// Enumerations
export const OrderKind = z.enum(ORDER_KINDS)
export type OrderKind = z.infer<typeof OrderKind>

export const OrderStatus = z.enum(ORDER_STATUSES)
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderStage = z.enum(ORDER_STAGES)
export type OrderStage = z.infer<typeof OrderStage>

export const ShopStatus = z.enum(SHOP_STATUSES)
export type ShopStatus = z.infer<typeof ShopStatus>

export const Actor = z.enum(ACTORS)
export type Actor = z.infer<typeof Actor>
