import { VENDOR_CATEGORIES } from '@ozi/contract'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { isId } from '~/api/isId'
import { useTexts } from '~/language'
import { catalogueTexts, categoryTexts } from '~/languages/en/account/catalogue'
import { oneOf, useFilters } from '~/ui/address/useFilters'
import { FilterLink } from '~/ui/button/FilterLink'

interface FilterRowProps {
  filter: ReturnType<typeof useCatalogueFilters>
  /** The name of the one shop that is shown, once it is known. */
  shop?: string | undefined
  /** The search. */
  children: ReactNode
}

/** The search, and links that cut the catalogue to a category or a shop. */
export function FilterRow({ filter: { filters, linkWith }, shop, children }: FilterRowProps) {
  const texts = useTexts(catalogueTexts)
  const words = useTexts(categoryTexts)
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
              <FilterLink
                to={linkWith({ category: category ?? '', item: '' })}
                isActive={category === (filters.category ?? null)}
              >
                {category === null ? texts.all : words[category]}
              </FilterLink>
            </li>
          ))}
          {filters.vendor !== undefined && (
            <li className="min-w-0">
              <FilterLink to={linkWith({ vendor: '', item: '' })} aria-label={texts.allShops(shown)}>
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

const FILTERS = { category: oneOf(VENDOR_CATEGORIES), vendor: isId }

/** The category and the shop in the address, to which the list is cut. */
export const useCatalogueFilters = () => useFilters(FILTERS)
