import { type Item, TEXT_LIMIT } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '~/language'
import { catalogueTexts } from '~/languages/en/account/catalogue'
import { SearchInput } from '~/ui/field/SearchInput'
import { api } from '~/api'
import { FilterRow } from './FilterRow'
import type { CatalogueQuery } from './useCatalogueQuery'

/** The filters of the catalogue: search, category, shop. */
export function CatalogueFilters({ query, items }: { query: CatalogueQuery; items: readonly Item[] }) {
  const texts = useTexts(catalogueTexts)
  const { filters, text, setText } = query
  return (
    <FilterRow filters={filters} shop={useShopName(filters.vendorId, items)}>
      <SearchInput
        label={texts.search}
        placeholder={texts.searchHint}
        clearLabel={texts.clearSearch}
        maxLength={TEXT_LIMIT.line}
        value={text}
        onSearch={setText}
      />
    </FilterRow>
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
