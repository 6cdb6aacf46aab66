import { type Item, TEXT_LIMIT } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { api } from '~/api'
import { useTexts } from '~/language'
import { catalogueMessageTexts, catalogueTexts } from '~/languages/en/account/catalogue'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { Button, LinkButton } from '~/ui/button/Button'
import { SearchInput } from '~/ui/field/SearchInput'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { CardList, totalOf } from '~/ui/list/CardList'
import { PagedRows } from '~/live/PagedRows'
import { EmptyState } from '~/ui/state/EmptyState'
import { formatTotal } from '~/ui/text/format'
import { useCart } from '../shared/cart/useCart'
import { CardsSkeleton, cellOf, COLUMNS, GAP } from './CardGrid'
import { FilterRow } from './FilterRow'
import { type AddToCart, ItemCard, useAddToCart } from './ItemCard'
import {
  type CatalogueQuery,
  type ItemList,
  useCatalogue,
  useCatalogueQuery,
  useItemInAddress,
} from './useCatalogue'

/** The shops' items, with search, filters and buttons to add them to the cart. */
export default function WholeCatalogue() {
  const texts = useTexts(catalogueTexts)
  const query = useCatalogueQuery()
  const catalogue = useCatalogue(query)
  const { itemId, open, close } = useItemInAddress()
  const ItemDialog = useLoaded(() => import('./AddItemDialog'), itemId !== null)?.AddItemDialog
  const add = useAddToCart()
  const isFiltered = query.search !== '' || query.filter.isFiltered
  const hasNone = !isFiltered && catalogue.list?.isCurrent === true && catalogue.list.total === 0
  return (
    <section
      aria-labelledby="catalogue"
      aria-busy={catalogue.list?.isCurrent !== true}
      className="grid grid-cols-1 gap-4"
    >
      <h2 id="catalogue" className="text-2xl">
        {texts.title}
      </h2>
      {!hasNone && <CatalogueFilters query={query} items={catalogue.list?.rows ?? []} />}
      <Count catalogue={catalogue} />
      <PagedRows
        paged={catalogue}
        texts={texts}
        skeleton={<CardsSkeleton />}
        empty={<NoItems isFiltered={isFiltered} query={query} />}
      >
        {(items) => <Cards items={items} total={totalOf(catalogue.list)} onAdd={add} onOpen={open} />}
      </PagedRows>
      {ItemDialog && (
        <ItemDialog
          itemId={itemId}
          known={catalogue.list?.rows.find(({ _id }) => _id === itemId)}
          shopAddress={(vendor) => query.filter.linkWith({ vendor, item: '' })}
          onAdd={(item, count, chosen) => {
            add(item, count, chosen)
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

/** The number of items, announced when it changes. */
function Count({ catalogue: { list, error } }: { catalogue: ItemList }) {
  const texts = useTexts(catalogueTexts)
  const count = list && formatTotal(list)
  return (
    <p role="status" className="text-quiet -my-1 min-h-6 text-sm tabular-nums">
      {list?.isCurrent === false && error === null && texts.loading}
      {list?.isCurrent && count !== null && list.total > 0 && texts.count(count)}
    </p>
  )
}

interface CardsProps {
  items: readonly Item[]
  total: number | undefined
  onAdd: AddToCart
  onOpen: (itemId: string) => void
}

const Cards = memo(function Cards({ items, total, onAdd, onOpen }: CardsProps) {
  const cart = useCart()
  const inCart = useMemo(() => {
    const pieces = new Map<string, number>()
    for (const { id, quantity } of cart.items) pieces.set(id, quantity + (pieces.get(id) ?? 0))
    return pieces
  }, [cart.items])
  return (
    <CardList
      rows={items}
      total={total}
      rowKey={({ _id }) => _id}
      renderRow={(item) => (
        <ItemCard item={item} inCart={inCart.get(item._id) ?? 0} onAdd={onAdd} onOpen={onOpen} />
      )}
      gap={GAP}
      columns={COLUMNS}
      // While more pages follow, the last cards are not the last row.
      cell={(at) => cellOf(at, items.length === total ? items.length : Infinity)}
      cardSize="[contain-intrinsic-size:auto_11.5rem] md:[contain-intrinsic-size:auto_27rem]"
      blankSize="h-[147rem] md:h-[170rem] lg:h-[113rem]"
    />
  )
})

/** Shown if no items match, or there are none at all. */
function NoItems({ isFiltered, query }: { isFiltered: boolean; query: CatalogueQuery }) {
  const texts = useTexts(catalogueTexts)
  const messages = useTexts(catalogueMessageTexts)
  const art = <EmptyBasket className="w-full" />
  if (!isFiltered)
    return (
      <EmptyState art={art} title={messages.none}>
        {texts.noneHint}
      </EmptyState>
    )
  const { filter, setText } = query
  return (
    <EmptyState
      art={art}
      title={messages.noMatch}
      action={
        filter.isFiltered ? (
          <LinkButton to={filter.linkWith({ search: '', category: '', vendor: '' })} preventScrollReset>
            {texts.showAll}
          </LinkButton>
        ) : (
          <Button onClick={() => setText('')}>{texts.clearSearch}</Button>
        )
      }
    >
      {texts.noMatchHint}
    </EmptyState>
  )
}

/** The filters of the catalogue: search, category, shop. */
function CatalogueFilters({ query, items }: { query: CatalogueQuery; items: readonly Item[] }) {
  const texts = useTexts(catalogueTexts)
  const { filter, text, setText } = query
  return (
    <FilterRow filter={filter} shop={useShopName(filter.filters.vendor, items)}>
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
function useShopName(vendorId: string | undefined, items: readonly Item[]): string | undefined {
  const shown = items.find(({ vendor }) => vendor._id === vendorId)?.vendor.name
  const { data } = useQuery(
    api.catalogue.listItems.queryOptions({
      input: { limit: 1, vendorId: vendorId ?? '' },
      enabled: vendorId !== undefined && shown === undefined,
      staleTime: Infinity,
    }),
  )
  return shown ?? (vendorId === null ? undefined : data?.items[0]?.vendor.name)
}
