import { ORDER_STAGES, TRANSACTION_METHODS, TRANSACTION_STATUSES } from '@ozi/contract'
import { type FiltersOf, oneOf, useFilters } from '~/ui/address/useFilters'
import { isDay } from '../shared/lagosTime'

/** The list's filters beside the search, as in the address. */
export const ORDER_FILTERS = {
  stage: oneOf(ORDER_STAGES),
  status: oneOf(TRANSACTION_STATUSES),
  method: oneOf(TRANSACTION_METHODS),
  from: isDay,
  to: isDay,
}

/** Dates in the wrong order match nothing; the fields say so. */
export const isBackwards = ({ from, to }: FiltersOf<typeof ORDER_FILTERS>): boolean =>
  from !== undefined && to !== undefined && from > to

export const useOrderFilters = () => useFilters(ORDER_FILTERS)
