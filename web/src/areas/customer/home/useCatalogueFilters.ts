import { VENDOR_CATEGORIES, type VendorCategory } from '@ozi/contract'
import { useSearchParams } from 'react-router'
import { isId } from '~/api/ids'

export type CatalogueAddress = ReturnType<typeof useCatalogueFilters>

/** The category and the shop in the address, to which the list is cut. */
export function useCatalogueFilters() {
  const [params] = useSearchParams()
  const category = params.get('category')
  const vendor = params.get('vendor')

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

  return {
    category: VENDOR_CATEGORIES.find((known) => known === category) ?? null,
    vendorId: isId(vendor) ? vendor : null,
    addressWith,
  }
}
