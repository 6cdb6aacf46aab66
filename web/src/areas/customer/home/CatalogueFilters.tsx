import { type Item, TEXT_LIMIT, VENDOR_CATEGORIES } from '@ozi/contract'
import { X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '~/language'
import { catalogueTexts, categoryWords } from '~/languages/en/customer/home'
import { FilterLink } from '~/ui/FilterLink'
import { SearchInput } from '~/ui/SearchInput'
import { api } from '~/api'
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

/** A shop's name, from one of its items on the screen or fetched. */
function useShopName(vendorId: string | null, items: readonly Item[]): string | undefined {
  const shown = items.find(({ vendor }) => vendor._id === vendorId)?.vendor.name
  const { data } = useQuery(
    api.catalogue.listItems.queryOptions({
      input: { limit: 1, vendorId: vendorId ?? '' },
      enabled: vendorId !== null && shown === undefined,
      staleTime: Infinity,
    }),
  )
  return shown ?? (vendorId === null ? undefined : data?.items[0]?.vendor.name)
}
