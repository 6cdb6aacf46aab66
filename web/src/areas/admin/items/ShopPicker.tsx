import type { Vendor } from '@ozi/contract'
import { api } from '~/api'
import { Highlight } from '~/ui/combobox/Highlight'
import { Picker } from '../shared/Picker'
import type { Shop } from './useShopItems'

const SHOPS_SHOWN = 20
const shopsOf = ({ vendors }: { readonly vendors: readonly Vendor[] }) => vendors

interface ShopPickerProps {
  picked: Shop | null
  onPick: (shop: Shop | null) => void
  error?: string
}

/** Finds a shop by name, e-mail or phone. */
export function ShopPicker({ picked, onPick, error }: ShopPickerProps) {
  return (
    <Picker
      rowsOf={shopsOf}
      picked={picked}
      onPick={(shop) => onPick(shop && { _id: shop._id, name: shop.name })}
      find={(search) =>
        api.vendors.list.queryOptions({
          input: { limit: SHOPS_SHOWN, ...(search === '' ? {} : { search }) },
          staleTime: 30_000,
        })
      }
      renderRow={({ name, address }, text) => (
        <span className="min-w-0 wrap-anywhere">
          <Highlight text={name} query={text} />
          <span className="text-quiet block text-sm">{address}</span>
        </span>
      )}
      field={{ label: 'Shop', error }}
      texts={{
        placeholder: 'All shops',
        empty: 'No shop has that name.',
        failed: 'We could not load the shops.',
      }}
    />
  )
}
