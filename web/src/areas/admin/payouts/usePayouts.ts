import { type Earner, PAYOUT_MINIMUM, type PayoutDetail } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Conflict, currentIn, type Edit, refusalOf } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { notice } from '~/ui/notice/notice'
import { batchTexts as texts } from './texts'

const TRANSFERS_SEEN_MS = 5_000

/** The first values of a new batch. */
export const FIRST_DUE: { readonly earner: Earner; readonly minimum: number } = {
  earner: 'rider',
  minimum: PAYOUT_MINIMUM.default,
}

/** The sums due by that date; the form of a new batch fetches them. */
export const useFirstDue = () =>
  useQuery(api.payouts.due.queryOptions({ input: { ...FIRST_DUE }, enabled: false }))

export const useBatches = () => usePagedList(api.payouts.list.infiniteOptions(byPage({})), 'batches')

export const useBatch = (id: string) =>
  useQuery(
    api.payouts.read.queryOptions({
      input: { id },
      // Paystack says what becomes of payouts without anybody asking here.
      refetchInterval: ({ state }) => {
        const batch = state.data?.data
        return batch?.channel === 'provider' && batch.open > 0 && TRANSFERS_SEEN_MS
      },
    }),
  )

/** A step of a batch. Shows the batch as it is then, also if a colleague was faster. */
export function useBatchStep<Input>(
  step: (input: Input) => Edit<{ readonly data: PayoutDetail }, PayoutDetail>,
) {
  const queries = useQueryClient()
  const keep = (data: PayoutDetail) => {
    queries.setQueryData(api.payouts.read.queryKey({ input: { id: data._id } }), { data })
    void queries.invalidateQueries({ queryKey: api.payouts.list.key() })
    void queries.invalidateQueries({ queryKey: api.payouts.due.key() })
  }
  return useMutation<{ readonly data: PayoutDetail }, Conflict<PayoutDetail> | Error, Input>({
    mutationFn: step,
    onSuccess: ({ data }) => keep(data),
    onError: (error) => {
      const current = currentIn(error)
      if (current) keep(current)
      void notice.error(current ? texts.changed : texts.error, refusalOf(error).message)
    },
  })
}
