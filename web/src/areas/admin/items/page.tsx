import { catalogueMessages, type Item, SHORT_SEARCH_HINT, TEXT_LIMIT, VENDOR_CATEGORIES } from '@ozi/contract'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button'
import { Card } from '~/ui/Card'
import { ErrorState } from '~/ui/ErrorState'
import { Field } from '~/ui/Field'
import { LoadMore } from '~/ui/LoadMore'
import { SearchInput } from '~/ui/SearchInput'
import { Select } from '~/ui/Select'
import { Spinner } from '~/ui/Spinner'
import { Table } from '~/ui/Table'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { adminTexts } from '../shared/texts'
import { itemColumns } from './columns'
import { ItemDialogs, type Opened } from './ItemDialogs'
import { ShopPicker } from './ShopPicker'
import { itemCount, KIND_WORDS } from './texts'
import { type ItemFilter, type ShopItems, useItemFilter, useShopItems } from './useShopItems'

export const meta = () => [{ title: 'Items · Ozi' }]

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The items of all shops: found, added, changed, turned off for today, removed, and brought in from files. */
export default function ShopItemsPage() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const filter = useItemFilter()
  const shopItems = useShopItems(search, filter)
  const [opened, setOpened] = useState<Opened>(null)
  const { items } = shopItems
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">Items</h1>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            icon={<FileUp {...ICON} />}
            onClick={() => setOpened({ what: 'import', shop: shopItems.shop })}
          >
            From a file
          </Button>
          <Button icon={<Plus {...ICON} />} onClick={() => setOpened({ what: 'add', shop: shopItems.shop })}>
            New item
          </Button>
        </div>
      </div>
      <SearchInput
        label="Search items"
        placeholder="Search by item, description or shop..."
        clearLabel="Clear search"
        maxLength={TEXT_LIMIT.line}
        value={text}
        onSearch={setText}
      />
      <Filters filter={filter} shopItems={shopItems} />
      <p
        role="status"
        className="text-quiet flex min-h-6 flex-wrap items-center gap-x-2 text-sm tabular-nums"
      >
        {items.isLoading ? (
          <>
            <Spinner className="size-4" />
            {adminTexts.loading}
          </>
        ) : (
          items.list?.isCurrent && (
            <>
              {itemCount(items.list)}
              {items.list.isNewestOnly && <span>{SHORT_SEARCH_HINT}</span>}
            </>
          )
        )}
      </p>
      <ItemsTable
        shopItems={shopItems}
        isNarrowed={search !== '' || !!filter.vendorId || !!filter.category || !!filter.availability}
        onOpen={setOpened}
      />
      <ItemDialogs opened={opened} shopItems={shopItems} onOpen={setOpened} />
    </div>
  )
}

function Filters({ filter, shopItems: { shop } }: { filter: ItemFilter; shopItems: ShopItems }) {
  return (
    <div role="group" aria-label="Filters" className="grid gap-3 sm:grid-cols-3">
      <ShopPicker picked={shop} onPick={(picked) => filter.narrow('shop', picked?._id ?? '')} />
      <Field label="Kind">
        <Select
          options={[
            { value: '', label: 'All kinds' },
            ...VENDOR_CATEGORIES.map((kind) => ({ value: kind, label: KIND_WORDS[kind] })),
          ]}
          value={filter.category ?? ''}
          onChange={(event) => filter.narrow('kind', event.target.value)}
        />
      </Field>
      <Field label="Availability">
        <Select
          options={[
            { value: '', label: 'All' },
            { value: 'available', label: 'Available today' },
            { value: 'unavailable', label: 'Not available today' },
          ]}
          value={filter.availability ?? ''}
          onChange={(event) => filter.narrow('availability', event.target.value)}
        />
      </Field>
    </div>
  )
}

interface ItemsTableProps {
  shopItems: ShopItems
  /** Whether the list is cut down to something. */
  isNarrowed: boolean
  onOpen: (opened: { what: 'change' | 'remove'; item: Item }) => void
}

function ItemsTable({ shopItems: { items, put }, isNarrowed, onOpen }: ItemsTableProps) {
  const { list, failure, failedAtNextPage } = items
  const hasRows = list !== null && list.rows.length > 0
  const error = failure !== null && (
    <ErrorState title={adminTexts.loadFailed(failure)} onRetry={items.retry} retrying={items.isRetrying}>
      {hasRows && !list.isCurrent && adminTexts.earlierRows}
    </ErrorState>
  )
  return (
    <>
      {!failedAtNextPage && error}
      {(failure === null || hasRows) && (
        <Card flush>
          <Table
            caption="Items"
            columns={itemColumns({
              onChange: (item) => onOpen({ what: 'change', item }),
              onRemove: (item) => onOpen({ what: 'remove', item }),
              onChanged: put,
            })}
            rows={list?.rows ?? []}
            rowKey={({ _id }) => _id}
            loading={items.isLoading}
            empty={isNarrowed ? catalogueMessages.noMatch : catalogueMessages.none}
          />
          {failedAtNextPage && <div className="p-4 md:px-6">{error}</div>}
          {list?.isCurrent && items.hasMore && !failedAtNextPage && (
            <LoadMore
              shown={list.rows.length}
              total={list.total}
              totalIsMinimum={list.totalIsMinimum}
              hasMore
              loading={items.isLoadingMore}
              onLoadMore={items.loadMore}
            />
          )}
        </Card>
      )}
    </>
  )
}
