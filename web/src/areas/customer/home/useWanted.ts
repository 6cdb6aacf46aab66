import { TEXT_LIMIT, VENDOR_CATEGORIES, type VendorCategory } from '@ozi/contract'
import { useSearchParams } from 'react-router'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { isId } from '~/api/ids'
import type { CatalogueFilter } from './useCatalogue'

/** The address parameters that filter the list. */
const FILTERS = ['search', 'category', 'vendor'] as const

export type Looking = ReturnType<typeof useWanted>

/** The filters in the address. */
export function useWanted() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const [params] = useSearchParams()
  const category = params.get('category')
  const vendor = params.get('vendor')
  const wanted: CatalogueFilter = {
    search,
    category: VENDOR_CATEGORIES.find((known) => known === category) ?? null,
    vendorId: isId(vendor) ? vendor : null,
  }

  /** The address of this list with other filters. */
  function addressWith(change: { category?: VendorCategory | null; vendor?: string | null }) {
    const next = new URLSearchParams(params)
    next.delete('item')
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return { search: next.toString() }
  }

  /** The address of the list without filters. */
  function addressOfAll() {
    const next = new URLSearchParams(params)
    for (const name of FILTERS) next.delete(name)
    return { search: next.toString() }
  }

  return { wanted, text, setText, addressWith, addressOfAll }
}
