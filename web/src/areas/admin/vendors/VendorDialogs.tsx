import type { Vendor } from '@ozi/contract'
import { useState } from 'react'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import type { RecordList } from '../shared/people/records'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { placeFact, registerShop, updateShop } from './fields'
import { SHOP_PLACE_FIELD, ShopPlaceField } from './ShopPlaceField'
import { vendorsTexts as texts } from './texts'
import { useShopPlace } from './useShopPlace'

/** The form of a new shop and its place. */
export function RegisterVendor({
  onMade,
  onClose,
}: {
  onMade: (vendor: Vendor) => void
  onClose: () => void
}) {
  const entry = useShopPlace(null, SHOP_PLACE_FIELD)
  return (
    <RegisterDialog
      form={registerShop(entry.place)}
      onMade={onMade}
      onClose={onClose}
      further={{
        fields: <ShopPlaceField entry={entry} />,
        isTouched: entry.place !== null,
        check: entry.check,
      }}
    />
  )
}

/** Edits a shop; another place must be chosen from suggestions. @param isLack begins at the missing place */
export function UpdateVendor({
  vendor,
  isLack,
  list,
  onClose,
}: {
  vendor: Vendor
  isLack: boolean
  list: RecordList<Vendor>
  onClose: () => void
}) {
  const [record, setRecord] = useState(vendor)
  const entry = useShopPlace(record.place, SHOP_PLACE_FIELD)
  const isMoved = entry.place !== record.place
  const place = isMoved ? entry.place : null
  return (
    <UpdateDialog
      record={vendor}
      form={updateShop(place)}
      list={list}
      onClose={onClose}
      further={{
        fields: (
          // Remounted for another record, so that the field starts with its place.
          <ShopPlaceField
            key={record.version}
            entry={entry}
            hint={record.place === null ? texts.placeMissing : texts.placeHint}
            isFocused={isLack}
          />
        ),
        isTouched: isMoved,
        check: entry.check,
        isFocused: isLack,
        chosen: place ? [placeFact(place)] : [],
        onTaken(now) {
          setRecord(now)
          entry.beginAnew(now.place)
        },
      }}
    />
  )
}
