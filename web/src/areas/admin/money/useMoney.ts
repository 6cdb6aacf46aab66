import type { DifferenceKind, DifferenceStatus } from '@ozi/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, refusalOf } from '~/api'
import { byPage, usePagedList } from '~/live/usePagedList'
import { notice } from '~/ui/notice/notice'
import { useFilters } from '~/ui/address/useFilters'
import { KINDS, moneyTexts } from './texts'

const ASK_EVERY_MS = 2_000

/** The open differences; asked for again while a reconciliation runs. */
export function useMoney() {
  return useQuery({
    ...api.money.read.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.data.latest?.status === 'running' ? ASK_EVERY_MS : false),
  })
}

/** The balance of each account. */
export const useBalances = () => useQuery(api.ledger.accounts.queryOptions({ input: {} }))

const isKind = (text: string): text is DifferenceKind => Object.hasOwn(KINDS, text)
const isStatus = (text: string): text is DifferenceStatus =>
  Object.hasOwn(moneyTexts.differences.statuses, text)

const FILTERS = { kind: isKind, status: isStatus }

/** The differences that the address asks for. */
export function useDifferences() {
  const { filters, setFilter } = useFilters(FILTERS)
  const { kind, status = 'open' } = filters
  const paged = usePagedList(api.money.differences.infiniteOptions(byPage({ status, kind })), 'differences')
  return { paged, kind, status, setFilter }
}

/** Begins a reconciliation; one that runs already is shown instead. */
export function useReconcile() {
  const queries = useQueryClient()
  return useMutation(
    api.money.reconcile.mutationOptions({
      onError: (error) => void notice.error(moneyTexts.run.error, refusalOf(error).message),
      onSettled: () => void queries.invalidateQueries({ queryKey: api.money.key() }),
    }),
  )
}
