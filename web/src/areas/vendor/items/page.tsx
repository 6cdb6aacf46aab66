import { type Item, TEXT_LIMIT } from '@ozi/contract'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { client } from '~/api'
import { DeleteItem } from '~/catalogue/DeleteItem'
import { textsNow, useTexts } from '~/language'
import { catalogueMessageTexts } from '~/languages/en/account/catalogue'
import { vendorItemsTexts } from '~/languages/en/vendor/items'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import { MarketStall } from '~/ui/art/MarketStall'
import { Button } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { PagedRows } from '~/live/PagedRows'
import { SearchInput } from '~/ui/field/SearchInput'
import { Skeleton } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ItemRow } from './ItemRow'
import { useOwnItems } from './useOwnItems'
import { lazyPart } from '~/ui/lazy/lazyPart'

const ItemDialog = lazyPart(async () => (await import('~/catalogue/ItemDialog')).ItemDialog)
const ImportItems = lazyPart(async () => (await import('~/catalogue/import/ImportItems')).ImportItems)

export const meta = () => [{ title: `${textsNow(vendorFrameTexts).items} · Ozi` }]

/** The shop's items. */
export default function VendorItems() {
  const { items: title } = useTexts(vendorFrameTexts)
  const messages = useTexts(catalogueMessageTexts)
  const texts = useTexts(vendorItemsTexts)
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const { items, put, drop, reload } = useOwnItems(search)
  const [isImporting, setImporting] = useState(false)
  const [edited, setEdited] = useState<Item | 'new' | null>(null)
  const [deleted, setDeleted] = useState<Item | null>(null)
  const hasNone = search === '' && items.list?.isCurrent === true && items.list.rows.length === 0
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4" aria-busy={items.isLoading}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{title}</h1>
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            icon={<FileUp size={20} />}
            {...ImportItems.preloadWhenNear}
            onClick={() => setImporting(true)}
          >
            {texts.importItems}
          </Button>
          <Button icon={<Plus size={20} />} {...ItemDialog.preloadWhenNear} onClick={() => setEdited('new')}>
            {texts.newItem}
          </Button>
        </div>
      </div>
      {!hasNone && (
        <SearchInput
          label={texts.search}
          placeholder={texts.search}
          clearLabel={texts.clearSearch}
          maxLength={TEXT_LIMIT.line}
          value={text}
          onSearch={setText}
        />
      )}
      <PagedRows
        paged={items}
        skeleton={
          <>
            <Skeleton className="rounded-card! h-28" />
            <Skeleton className="rounded-card! h-28" />
          </>
        }
        empty={
          <EmptyState
            art={<MarketStall className="w-full" />}
            title={search === '' ? messages.none : messages.noMatch}
            action={
              search === '' ? (
                <Button {...ItemDialog.preloadWhenNear} onClick={() => setEdited('new')}>
                  {texts.addFirst}
                </Button>
              ) : (
                <Button look="secondary" onClick={() => setText('')}>
                  {texts.clearSearch}
                </Button>
              )
            }
          />
        }
      >
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((item) => (
              <li key={item._id} {...ItemDialog.preloadWhenNear}>
                <ItemRow
                  item={item}
                  onEdit={() => setEdited(item)}
                  onDelete={() => setDeleted(item)}
                  onChanged={put}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      {edited !== null && (
        <ItemDialog
          item={edited === 'new' ? null : edited}
          save={(input, version) =>
            edited === 'new'
              ? client.catalogue.createItem(input)
              : client.catalogue.updateItem({ ...input, id: edited._id, version })
          }
          onSaved={(item) => {
            put(item)
            setEdited(null)
            toast.success((edited === 'new' ? texts.added : texts.saved)(item.name))
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {isImporting && (
        <ImportItems
          preview={async (csv) => (await client.itemImports.previewOwn({ csv })).preview}
          bringIn={async (file) => (await client.itemImports.importOwn(file)).imported}
          onImported={reload}
          onClose={() => setImporting(false)}
        />
      )}
      <DeleteItem
        item={deleted}
        remove={(id) => client.catalogue.deleteItem({ id })}
        onDeleted={(item) => {
          drop(item._id)
          setDeleted(null)
          toast.success(texts.removed(item.name))
        }}
        onClose={() => setDeleted(null)}
      />
    </div>
  )
}
