import { VENDOR_CATEGORIES } from '@ozi/contract'
import { Field } from '~/ui/field/Field'
import { Select } from '~/ui/field/Select'
import { ShopPicker } from './ShopPicker'
import { itemCategoryTexts } from './texts'
import type { ItemFilter, Shop } from './useShopItems'

const KINDS = [
  { value: '', label: 'All kinds' },
  ...VENDOR_CATEGORIES.map((kind) => ({ value: kind, label: itemCategoryTexts[kind] })),
]
const AVAILABILITIES = [
  { value: '', label: 'All' },
  { value: 'available', label: 'Available' },
  { value: 'unavailable', label: 'Not available' },
]

/** Filters items by shop, category and availability. */
export function ItemFilterBar({ filter, shop }: { filter: ItemFilter; shop: Shop | null }) {
  return (
    <div role="group" aria-label="Filters" className="grid gap-3 sm:grid-cols-3">
      <ShopPicker picked={shop} onPick={(picked) => filter.setFilter('shop', picked?._id ?? '')} />
      <Field label="Kind">
        <Select
          options={KINDS}
          value={filter.filters.kind ?? ''}
          onChange={(event) => filter.setFilter('kind', event.target.value)}
        />
      </Field>
      <Field label="Availability">
        <Select
          options={AVAILABILITIES}
          value={filter.filters.availability ?? ''}
          onChange={(event) => filter.setFilter('availability', event.target.value)}
        />
      </Field>
    </div>
  )
}
