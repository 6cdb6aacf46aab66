import { type Order } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { waitTexts } from '~/languages/en/account/order'
import { knownState, readAnew } from '~/order/liveOrders'
import { putMoved } from '~/order/putMoved'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { toast } from '~/ui/notice/toast'
import { useMoments } from '~/ui/text/useMoments'
import { useNow } from '~/ui/text/useNow'
import { CancelOrder } from './CancelOrder'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 5_000

/** Asks whether to wait on for a rider, and says until when; renders nothing unless the order is asked about. */
export default function WaitOrCancel({ order }: { order: Order }) {
  const texts = useTexts(waitTexts)
  const moments = useMoments()
  const { wait, isBusy, error } = useWaitOn(order._id, () => toast.success(texts.done))
  const { deadline } = order
  const minutes = useMinutesLeft(deadline?.at ?? null)
  if (order.status !== 'created' || order.askedAt === undefined) return null
  return (
    <section
      aria-labelledby={`wait-${order._id}`}
      className="rounded-card border-wait bg-surface grid grid-cols-1 gap-4 border-2 p-[min(1rem,5vw)] md:p-6"
    >
      <div className="grid max-w-prose gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`wait-${order._id}`} className="text-xl">
            {texts.title}
          </h2>
          {minutes !== null && (
            <span className="text-wait font-semibold tabular-nums">{texts.left(minutes)}</span>
          )}
        </div>
        <p>{texts.hint}</p>
        {deadline && <p className="text-quiet">{texts.until(moments.date(deadline.at, 'time'))}</p>}
        <Alert>{error !== null && `${texts.failed} ${error}`}</Alert>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button busy={isBusy} onClick={wait}>
          {texts.wait}
        </Button>
        <CancelOrder order={order} isAllowed />
      </div>
    </section>
  )
}

/** Waits on for a rider. What the order has become meanwhile, its page shows. */
function useWaitOn(orderId: string, done: () => void) {
  const queries = useQueryClient()
  const mutation = useMutation(
    api.orders.wait.mutationOptions({
      onMutate: () => ({ before: knownState(queries, orderId) }),
      onSuccess: ({ data }, _input, { before }) => {
        putMoved(queries, data, before)
        done()
      },
      onError: (error) => {
        if (refusalOf(error).code === 'ILLEGAL_MOVE') void readAnew(queries, orderId)
      },
    }),
  )
  return {
    wait: () => mutation.mutate({ id: orderId }),
    isBusy: mutation.isPending,
    error: mutation.error ? refusalOf(mutation.error).message : null,
  }
}

/** Whole minutes until then, at least 0; by the clock, so that it is right after a phone's sleep. */
function useMinutesLeft(at: string | null): number | null {
  const now = useNow(at === null ? null : LOOK_EVERY_MS)
  return at === null ? null : Math.max(0, Math.ceil((Date.parse(at) - now) / MINUTE_MS))
}
