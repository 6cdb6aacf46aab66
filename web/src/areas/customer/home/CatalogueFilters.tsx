import { type Item, TEXT_LIMIT, VENDOR_CATEGORIES } from '@ozi/contract'
import { X } from 'lucide-react'
import { useTexts } from '~/language'
import { catalogueTexts, categoryWords } from '~/languages/en/customer/home'
import { FilterLink } from '~/ui/FilterLink'
import { SearchInput } from '~/ui/SearchInput'
import { useShopName } from './useShopName'
import type { Looking } from './useWanted'

/** The filters of the catalogue: search, category, shop. */
export function CatalogueFilters({ looking, items }: { looking: Looking; items: readonly Item[] }) {
  const texts = useTexts(catalogueTexts)
  const words = useTexts(categoryWords)
  const { wanted, text, setText, addressWith } = looking
  const shop = useShopName(wanted.vendorId, items) ?? texts.thisShop
  return (
    <div className="grid gap-3 lg:flex lg:flex-wrap lg:items-center lg:justify-between">
      <div role="search" className="md:w-80 lg:order-last">
        <SearchInput
          label={texts.search}
          placeholder={texts.searchHint}
          clearLabel={texts.clearSearch}
          maxLength={TEXT_LIMIT.line}
          value={text}
          onSearch={setText}
        />
      </div>
      <nav aria-label={texts.categories}>
        <ul className="flex flex-wrap gap-2">
          {[null, ...VENDOR_CATEGORIES].map((category) => (
            <li key={category ?? 'all'}>
              <FilterLink to={addressWith({ category })} isActive={category === wanted.category}>
                {category === null ? texts.all : words[category]}
              </FilterLink>
            </li>
          ))}
          {wanted.vendorId !== null && (
            <li className="min-w-0">
              <FilterLink to={addressWith({ vendor: null })} aria-label={texts.allShops(shop)}>
                <span className="min-w-0 wrap-anywhere">{texts.onlyShop(shop)}</span>
                <X size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
              </FilterLink>
            </li>
          )}
        </ul>
      </nav>
    </div>
  )
}
