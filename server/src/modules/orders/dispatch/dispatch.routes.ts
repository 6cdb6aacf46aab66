import { implementer } from '../../../platform/http/api.ts'
import type { OrdersService } from '../orders.service.ts'

/** Thousands of rows: the store's types and a test guarantee the contract's shape. */
const unchecked = implementer.$config({ initialOutputValidationIndex: Number.NaN })

export const dispatchRoutes = ({ board, rounds }: Pick<OrdersService, 'board' | 'rounds'>) => ({
  board: unchecked.dispatch.board.handler(async ({ input }) => board.read(input.orders)),
  candidates: implementer.dispatch.candidates.handler(async ({ input, context }) =>
    board.candidates(await context.session.caller(), input.orderId),
  ),
  offer: implementer.dispatch.offer.handler(async ({ input, context }) => ({
    data: await rounds.offer(await context.session.caller(), input),
  })),
})
