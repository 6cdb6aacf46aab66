import { TEXT_LIMIT } from '@ozi/contract'
import { useSearchParams } from 'react-router'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import type { CatalogueFilter } from './useCatalogue'
import { useCatalogueFilters } from './useCatalogueFilters'

/** The address parameters that cut the list. */
const FILTERS = ['search', 'category', 'vendor'] as const

export type CatalogueQuery = ReturnType<typeof useCatalogueQuery>

/** What the list is cut to, by the address: the filters and the search. */
export function useCatalogueQuery() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const filters = useCatalogueFilters()
  const [params] = useSearchParams()
  const filter: CatalogueFilter = { search, category: filters.category, vendorId: filters.vendorId }

  /** The address of the whole list. */
  function addressOfAll() {
    const next = new URLSearchParams(params)
    for (const name of FILTERS) next.delete(name)
    return { search: next.toString() }
  }

  return { filter, filters, text, setText, addressOfAll }
}
