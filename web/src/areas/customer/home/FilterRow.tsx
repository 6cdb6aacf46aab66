import { VENDOR_CATEGORIES, type VendorCategory } from '@ozi/contract'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { isId } from '~/api/ids'
import { useTexts } from '~/language'
import { catalogueTexts, categoryTexts } from '~/languages/en/account/catalogue'
import { FilterLink } from '~/ui/button/FilterLink'

interface FilterRowProps {
  filters: CatalogueAddress
  /** The name of the one shop that is shown, once it is known. */
  shop?: string | undefined
  /** The search. */
  children: ReactNode
}

/** The search, and links that cut the catalogue to a category or a shop. */
export function FilterRow({ filters, shop, children }: FilterRowProps) {
  const texts = useTexts(catalogueTexts)
  const words = useTexts(categoryTexts)
  const { addressWith } = filters
  const shown = shop ?? texts.thisShop
  return (
    <div className="grid gap-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
      <div role="search" className="md:w-80 lg:order-last">
        {children}
      </div>
      <nav aria-label={texts.categories}>
        <ul className="flex flex-wrap gap-2">
          {[null, ...VENDOR_CATEGORIES].map((category) => (
            <li key={category ?? 'all'}>
              <FilterLink to={addressWith({ category })} isActive={category === filters.category}>
                {category === null ? texts.all : words[category]}
              </FilterLink>
            </li>
          ))}
          {filters.vendorId !== null && (
            <li className="min-w-0">
              <FilterLink to={addressWith({ vendor: null })} aria-label={texts.allShops(shown)}>
                <span className="min-w-0 wrap-anywhere">{texts.onlyShop(shown)}</span>
                <X size={18} className="shrink-0" />
              </FilterLink>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}

type CatalogueAddress = ReturnType<typeof useCatalogueFilters>

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
