import type { Item } from '@ozi/contract'
import { memo, useMemo } from 'react'
import { useTexts } from '~/language'
import { catalogueTexts } from '~/languages/en/account/catalogue'
import { CardList, totalOf } from '~/ui/list/CardList'
import { formatTotal } from '~/ui/text/format'
import { PagedRows } from '~/ui/list/PagedRows'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { useCart } from '../shared/cart/useCart'
import { CatalogueFilters } from './CatalogueFilters'
import { CardsSkeleton, GAP } from './CardsSkeleton'
import { ItemCard } from './ItemCard'
import { NoItems } from './NoItems'
import { type AddToCart, useAddToCart } from './useAddToCart'
import { type ItemList, useCatalogue } from './useCatalogue'
import { useItemInAddress } from './useItemInAddress'
import { useCatalogueQuery } from './useCatalogueQuery'
import { cellOf, COLUMNS } from './wholeRows'

/** The shops' items, with search, filters and buttons to add them to the cart. */
export default function WholeCatalogue() {
  const texts = useTexts(catalogueTexts)
  const query = useCatalogueQuery()
  const catalogue = useCatalogue(query.filter)
  const { itemId, open, close } = useItemInAddress()
  const ItemDialog = useLoaded(() => import('./AddItemDialog'), itemId !== null)?.AddItemDialog
  const add = useAddToCart()
  const { search, category, vendorId } = query.filter
  const isFiltered = search !== '' || category !== null || vendorId !== null
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
          shopAddress={(vendor) => query.filters.addressWith({ vendor })}
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
function Count({ catalogue: { list, failure } }: { catalogue: ItemList }) {
  const texts = useTexts(catalogueTexts)
  const count = list && formatTotal(list)
  return (
    <p role="status" className="text-quiet -my-1 min-h-6 text-sm tabular-nums">
      {list?.isCurrent === false && failure === null && texts.loading}
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
