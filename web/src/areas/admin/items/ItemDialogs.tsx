import type { Item } from '@ozi/contract'
import { useState } from 'react'
import { client } from '~/api'
import { DeleteItem } from '~/catalogue/DeleteItem'
import { ImportItems } from '~/catalogue/import/ImportItems'
import { ItemDialog } from '~/catalogue/ItemDialog'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { toast } from '~/ui/notice/toast'
import { ShopPicker } from './ShopPicker'
import type { Shop, ShopItems } from './useShopItems'

/** The open dialog; if no shop is known, it asks for one first. */
export type OpenDialog =
  | { readonly what: 'add' | 'import'; readonly shop: Shop | null }
  | { readonly what: 'change' | 'remove'; readonly item: Item }
  | null

interface ItemDialogsProps {
  opened: OpenDialog
  shopItems: ShopItems
  onOpen: (opened: OpenDialog) => void
}

export function ItemDialogs({ opened, shopItems: { put, drop, reload }, onOpen }: ItemDialogsProps) {
  const close = () => onOpen(null)
  const saved = (words: string) => (item: Item) => {
    put(item)
    close()
    toast.success(`${item.name} ${words}`)
  }
  return (
    <>
      {opened && 'shop' in opened && opened.shop === null && (
        <ChooseShop onChosen={(shop) => onOpen({ what: opened.what, shop })} onClose={close} />
      )}
      {opened?.what === 'add' && opened.shop && (
        <AddItem shop={opened.shop} onSaved={saved('was added')} onClose={close} />
      )}
      {opened?.what === 'import' && opened.shop && (
        <ImportOfShop shop={opened.shop} onImported={reload} onClose={close} />
      )}
      {opened?.what === 'change' && (
        <ItemDialog
          item={opened.item}
          shopName={opened.item.vendor.name}
          save={(input, version) =>
            client.staffCatalogue.updateItem({ ...input, id: opened.item._id, version })
          }
          onSaved={saved('was saved')}
          onClose={close}
        />
      )}
      <DeleteItem
        item={opened?.what === 'remove' ? opened.item : null}
        remove={(id) => client.staffCatalogue.deleteItem({ id })}
        onDeleted={(item) => {
          drop(item._id)
          close()
          toast.success(`${item.name} was removed`)
        }}
        onClose={close}
      />
    </>
  )
}

interface OfShop {
  shop: Shop
  onClose: () => void
}

function AddItem({ shop, onSaved, onClose }: OfShop & { onSaved: (item: Item) => void }) {
  return (
    <ItemDialog
      item={null}
      shopName={shop.name}
      save={(input) => client.staffCatalogue.createItem({ ...input, vendorId: shop._id })}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

function ImportOfShop({ shop, onImported, onClose }: OfShop & { onImported: () => void }) {
  const vendorId = shop._id
  return (
    <ImportItems
      shopName={shop.name}
      preview={async (csv) => (await client.itemImports.previewOfShop({ vendorId, csv })).preview}
      bringIn={async (file) => (await client.itemImports.importOfShop({ vendorId, ...file })).imported}
      onImported={onImported}
      onClose={onClose}
    />
  )
}

function ChooseShop({ onChosen, onClose }: { onChosen: (shop: Shop) => void; onClose: () => void }) {
  const [shop, setShop] = useState<Shop | null>(null)
  const [isMissing, setMissing] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Which shop sells it?"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => (shop ? onChosen(shop) : setMissing(true))}>Continue</Button>
        </>
      }
    >
      <div className="min-h-72">
        <ShopPicker
          picked={shop}
          onPick={setShop}
          {...(isMissing && !shop && { error: 'Please choose a shop.' })}
        />
      </div>
    </Dialog>
  )
}
