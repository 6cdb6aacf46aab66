import { type Vendor, type VendorInput, vendorMessages, type VendorUpdate } from '@ozi/contract'
import { useState } from 'react'
import { client } from '~/api'
import { dialled } from '../shared/people/fields'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { factsOf, placeFact, REGISTER_FIELDS, UPDATE_FIELDS, valuesOf } from './fields'
import { SHOP_PLACE_FIELD, ShopPlaceField } from './ShopPlaceField'
import { vendorsTexts as texts } from './texts'
import { useShopPlace } from './useShopPlace'

const lackOf = ({ isOrderable, name }: Vendor) => (isOrderable ? undefined : texts.lacksPlace(name))

/** The form of a new shop and its place. */
export function RegisterVendor({
  onMade,
  onClose,
}: {
  onMade: (vendor: Vendor) => void
  onClose: () => void
}) {
  const entry = useShopPlace(null, SHOP_PLACE_FIELD)
  const { place } = entry
  return (
    <RegisterDialog
      title={texts.registerTitle}
      fields={REGISTER_FIELDS}
      messages={vendorMessages}
      register={async (values) => {
        const typed = { ...dialled(values), ...(place ? { place } : {}) }
        return (await client.vendors.register(typed as unknown as VendorInput)).vendor
      }}
      onMade={onMade}
      lackOf={lackOf}
      onClose={onClose}
      isMoreTouched={place !== null}
      isMoreSound={entry.check}
    >
      <ShopPlaceField entry={entry} />
    </RegisterDialog>
  )
}

/** Edits a shop; another place must be chosen from suggestions. @param isLack begins at the missing place */
export function UpdateVendor({
  vendor,
  isLack,
  onRecord,
  onGone,
  onClose,
}: {
  vendor: Vendor
  isLack: boolean
  onRecord: (vendor: Vendor) => void
  onGone: (id: string) => void
  onClose: () => void
}) {
  const [record, setRecord] = useState(vendor)
  const entry = useShopPlace(record.place, SHOP_PLACE_FIELD)
  const { place } = entry
  const isMoved = place !== record.place
  return (
    <UpdateDialog
      title={texts.updateTitle}
      record={vendor}
      fields={UPDATE_FIELDS}
      valuesOf={valuesOf}
      factsOf={factsOf}
      chosen={isMoved && place !== null ? [placeFact(place)] : []}
      messages={vendorMessages}
      save={async (changed, version) => {
        const moved = isMoved && place !== null ? { place } : {}
        const update = { id: record._id, ...dialled(changed), ...moved, version }
        return (await client.vendors.update(update as VendorUpdate)).vendor
      }}
      lackOf={lackOf}
      onRecord={onRecord}
      onGone={onGone}
      onTaken={(now) => {
        setRecord(now)
        entry.beginAnew(now.place)
      }}
      onClose={onClose}
      isMoreTouched={isMoved}
      isMoreSound={entry.check}
      isMoreFocused={isLack}
    >
      {/* Remounted for another record, so that the field starts with its place. */}
      <ShopPlaceField
        key={record.version}
        entry={entry}
        hint={record.place === null ? texts.placeMissing : texts.placeHint}
        isFocused={isLack}
      />
    </UpdateDialog>
  )
}
