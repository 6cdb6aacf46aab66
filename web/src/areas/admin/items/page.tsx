import { catalogueMessages, TEXT_LIMIT } from '@ozi/contract'
import { FileUp, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '~/ui/button/Button'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { itemColumns } from './columns'
import { ItemFilterBar } from './ItemFilterBar'
import type { OpenDialog } from './ItemDialogs'
import { useItemFilter, useShopItems } from './useShopItems'
import { lazyPart } from '~/ui/lazy/lazyPart'

const ItemDialogs = lazyPart(async () => (await import('./ItemDialogs')).ItemDialogs)

export const meta = () => [{ title: 'Items · Ozi' }]

/** The items of all shops: search, add, edit, set availability, delete, and import. */
export default function ShopItemsPage() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const filter = useItemFilter()
  const shopItems = useShopItems(search.search, filter)
  const { items, shop, put } = shopItems
  const [opened, setOpened] = useState<OpenDialog>(null)
  const columns = useMemo(
    () =>
      itemColumns({
        onChange: (item) => setOpened({ what: 'change', item }),
        onRemove: (item) => setOpened({ what: 'remove', item }),
        onChanged: put,
      }),
    [put],
  )
  const isFiltered = search.search !== '' || filter.isFiltered
  return (
    <ListPage
      title="Items"
      search={{
        ...search,
        label: 'Search items',
        placeholder: 'Search by item, description or shop...',
      }}
      filter={{
        fields: <ItemFilterBar filter={filter} shop={shop} />,
        count: Object.keys(filter.filters).length,
        isWide: true,
      }}
      paged={items}
      nouns={['item', 'items']}
      actions={
        <>
          <Button
            {...ItemDialogs.preloadWhenNear}
            look="secondary"
            icon={<FileUp size={18} />}
            onClick={() => setOpened({ what: 'import', shop })}
          >
            Import items
          </Button>
          <Button
            {...ItemDialogs.preloadWhenNear}
            icon={<Plus size={18} />}
            onClick={() => setOpened({ what: 'add', shop })}
          >
            New item
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4" {...ItemDialogs.preloadWhenNear}>
        <PagedTable
          paged={items}
          caption="Items"
          columns={columns}
          empty={isFiltered ? catalogueMessages.noMatch : catalogueMessages.none}
        />
      </div>
      {opened && <ItemDialogs opened={opened} shopItems={shopItems} onOpen={setOpened} />}
    </ListPage>
  )
}
