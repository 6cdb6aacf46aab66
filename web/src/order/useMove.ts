import type { MoveTarget, OrderDetail } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type CallRefusal, refusalOf } from '~/api'
import { knownState, readAnew } from './liveOrders'
import { putMoved } from './putMoved'

/** A requested move; the contract's table of moves says what it must bring along. */
interface MoveRequest {
  readonly to: MoveTarget
  readonly code?: string
  /** A data URL. */
  readonly photo?: string
  readonly reason?: string
  readonly riderId?: string
  readonly quoteId?: string
  readonly isPlaceWrong?: boolean
  readonly receiverAddress?: string
  readonly from?: MoveTarget
  readonly riderBefore?: string | null
}

export interface Moving {
  readonly move: (step: MoveRequest) => void
  /** The requested state; null while no request is in flight. */
  readonly movingTo: MoveTarget | null
  /** Why the move failed; a retry may help. */
  readonly refusal: CallRefusal | null
  /** The state that the failed move requested. */
  readonly refusedTo: MoveTarget | null
  /** Somebody else has moved the order meanwhile; its new state is being fetched. */
  readonly isOvertaken: boolean
  readonly forget: () => void
}

/** Makes moves of one order and updates it everywhere in the cache. */
export function useMove(orderId: string, done?: (order: OrderDetail) => void): Moving {
  const queries = useQueryClient()
  const mutation = useMutation(
    api.orders.move.mutationOptions({
      onMutate: () => ({ before: knownState(queries, orderId) }),
      onSuccess: ({ data }, _step, { before }) => {
        putMoved(queries, data, before)
        done?.(data)
      },
      onError: (error) => {
        // NOT_FOUND: the order belongs to another rider by now.
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
