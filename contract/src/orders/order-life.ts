import { z } from 'zod'
import { ACTORS, CLOCK_ENDS, ORDER_KINDS, ORDER_STATUSES, SHOP_STATUSES } from './order-life.constants.ts'
import { ORDER_STAGES } from './order-stages.constants.ts'
import { Instant } from '../common/primitives.ts'

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

// Shapes
/** The clock's next move of an order, if nobody moves it before. */
export const OrderDeadline = z.object({ at: Instant, to: OrderStatus.extract(CLOCK_ENDS) })
export type OrderDeadline = z.infer<typeof OrderDeadline>
