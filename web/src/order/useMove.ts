import type { MoveTarget, OrderDetail } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type CallRefusal, refusalOf } from '~/api'
import { isSameState, knownState, mergeOrder, readAnew } from './liveOrders'

/** A step as it is asked for; what it must bring along says the contract's table of moves. */
export interface Step {
  readonly to: MoveTarget
  readonly code?: string
  /** A data URL. */
  readonly photo?: string
  readonly reason?: string
  readonly riderId?: string
  readonly quoteId?: string
  readonly from?: MoveTarget
  readonly riderBefore?: string | null
}

export interface Moving {
  readonly move: (step: Step) => void
  /** Where it is being taken; null while nothing is under way. */
  readonly movingTo: MoveTarget | null
  /** Why it was not moved; trying again may help. */
  readonly refusal: CallRefusal | null
  /** Where it was not moved to. */
  readonly refusedTo: MoveTarget | null
  /** It has moved on meanwhile, by somebody else: how it stands now is being asked for. */
  readonly isOvertaken: boolean
  readonly forget: () => void
}

/** Steps in one order's life; what came of each is put wherever the order is shown. */
export function useMove(orderId: string, done?: (order: OrderDetail) => void): Moving {
  const queries = useQueryClient()
  const mutation = useMutation(
    api.orders.move.mutationOptions({
      onMutate: () => ({ before: knownState(queries, orderId) }),
      onSuccess: ({ data }, _step, { before }) => {
        const now = knownState(queries, orderId)
        // News of a later state may come before the answer to an earlier step, and must not be taken back by it.
        if (isSameState(now, before) || isSameState(now, data)) {
          queries.setQueryData(api.orders.read.queryKey({ input: { id: orderId } }), { data })
          mergeOrder(queries, data)
        } else void readAnew(queries, orderId)
        done?.(data)
      },
      onError: (error) => {
        // Not found: it is another rider's by now.
        if (['ILLEGAL_MOVE', 'NOT_FOUND'].includes(refusalOf(error).code)) void readAnew(queries, orderId)
      },
    }),
  )
  const refusal = mutation.error ? refusalOf(mutation.error) : null
  const isOvertaken = refusal?.code === 'ILLEGAL_MOVE'
  return {
    move: (step) => mutation.mutate({ id: orderId, ...step }),
    movingTo: mutation.isPending ? mutation.variables.to : null,
    refusal: isOvertaken ? null : refusal,
    refusedTo: refusal && !isOvertaken ? (mutation.variables?.to ?? null) : null,
    isOvertaken,
    forget: () => mutation.reset(),
  }
}
