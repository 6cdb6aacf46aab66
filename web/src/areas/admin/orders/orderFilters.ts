import {
  ORDER_STAGES,
  TRANSACTION_METHODS,
  TRANSACTION_STATUSES,
  type TransactionFilter,
} from '@ozi/contract'
import { useFiltersInAddress } from '../shared/useFiltersInAddress'

/** The list's filters beside the search, as in the address. */
type OrderFilters = Omit<TransactionFilter, 'search'>
export type OrderFilterName = keyof OrderFilters

/** Nothing is paid in advance yet, so no order waits for payment. */
export const STAGES = ORDER_STAGES.filter((stage) => stage !== 'waiting_for_payment')

const NAMES = ['stage', 'status', 'method', 'from', 'to'] as const satisfies readonly OrderFilterName[]

/** Ignores invalid values in a hand-written address. */
export function readOrderFilters(params: URLSearchParams): OrderFilters {
  const stage = STAGES.find((known) => known === params.get('stage'))
  const status = TRANSACTION_STATUSES.find((known) => known === params.get('status'))
  const method = TRANSACTION_METHODS.find((known) => known === params.get('method'))
  const [from, to] = [dayOf(params.get('from')), dayOf(params.get('to'))]
  return {
    ...(stage === undefined ? {} : { stage }),
    ...(status === undefined ? {} : { status }),
    ...(method === undefined ? {} : { method }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}

/** Dates in the wrong order match nothing; the fields say so. */
export const isBackwards = ({ from, to }: OrderFilters): boolean =>
  from !== undefined && to !== undefined && from > to

function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? undefined : text
}

/** ?stage=, ?status=, ?method=, ?from=, ?to= */
export const useOrderFilters = () => useFiltersInAddress(NAMES, readOrderFilters)
