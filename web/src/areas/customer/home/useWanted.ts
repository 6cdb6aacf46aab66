import { TEXT_LIMIT } from '@ozi/contract'
import { useSearchParams } from 'react-router'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import type { CatalogueFilter } from './useCatalogue'
import { useFilters } from './useFilters'

/** The address parameters that cut the list. */
const CUTS = ['search', 'category', 'vendor'] as const

export type Looking = ReturnType<typeof useWanted>

/** What the list is cut to, by the address: the filters and the search. */
export function useWanted() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const filters = useFilters()
  const [params] = useSearchParams()
  const wanted: CatalogueFilter = { search, category: filters.category, vendorId: filters.vendorId }

  /** The address of the whole list. */
  function addressOfAll() {
    const next = new URLSearchParams(params)
    for (const name of CUTS) next.delete(name)
    return { search: next.toString() }
  }

  return { wanted, filters, text, setText, addressOfAll }
}
