import { z } from 'zod'
import { call } from '../common/call.ts'
import { TipAmount } from './tips.fields.ts'
import { IdempotencyHeaders } from '../orders/orders.ts'
import { PaymentLink } from './payments.ts'
import { Id } from '../common/primitives.ts'

/** Customers can tip the rider of a delivered order. */

// Limits
const tipLimit = { name: 'tips', requests: 30, windowSeconds: 3600 } as const

// Calls
export const tips = {
  /**
   * Begins a tip for the order's rider, which is paid with Paystack. For the order's customer, some days after the
   * delivery. 409 TIP_CLOSED, TIP_GIVEN; 503 PAYMENT_UNAVAILABLE
   */
  give: call
    .meta({ access: 'verified', limit: tipLimit })
    .route({
      method: 'POST',
      path: '/orders/{id}/tips',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['payments'],
    })
    .input(
      z.object({
        headers: IdempotencyHeaders,
        params: z.object({ id: Id }),
        body: z.strictObject({ amount: TipAmount }),
      }),
    )
    .output(z.object({ payment: PaymentLink })),
}
