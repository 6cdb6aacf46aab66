import {
  type AddressSuggestion,
  type Vendor,
  type VendorInput,
  vendorMessages,
  type VendorUpdate,
} from '@ozi/contract'
import { useState } from 'react'
import { client } from '~/api'
import { dialled } from '../shared/people/fields'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { REGISTER_FIELDS, UPDATE_FIELDS, valuesOf } from './fields'
import { ShopPlaceField } from './ShopPlaceField'
import { vendorsTexts as texts } from './texts'

/** The form of a new shop, and where it is. */
export function RegisterVendor({
  onMade,
  onClose,
}: {
  onMade: (vendor: Vendor) => void
  onClose: () => void
}) {
  const [place, setPlace] = useState<AddressSuggestion | null>(null)
  return (
    <RegisterDialog
      title={texts.registerTitle}
      fields={REGISTER_FIELDS}
      messages={vendorMessages}
      register={async (values) => {
        const typed = { ...dialled(values), ...(place ? { place } : {}) }
        const { vendor } = await client.vendors.register(typed as unknown as VendorInput)
        onMade(vendor)
      }}
      onClose={onClose}
      isMoreTouched={place !== null}
    >
      <ShopPlaceField place={place} onChange={setPlace} />
    </RegisterDialog>
  )
}

/** What is changed of a shop; another place is chosen, never typed. */
export function UpdateVendor({
  vendor: record,
  onRecord,
  onClose,
}: {
  vendor: Vendor
  onRecord: (vendor: Vendor) => void
  onClose: () => void
}) {
  const [place, setPlace] = useState(record.place)
  return (
    <UpdateDialog
      title={texts.updateTitle}
      record={record}
      fields={UPDATE_FIELDS}
      valuesOf={valuesOf}
      messages={vendorMessages}
      save={async (changed, version) => {
        const moved = place !== null && place !== record.place ? { place } : {}
        const update = { id: record._id, ...dialled(changed), ...moved, version }
        const { vendor } = await client.vendors.update(update as VendorUpdate)
        return vendor
      }}
      onRecord={onRecord}
      onClose={onClose}
      isMoreTouched={place !== record.place}
    >
      <ShopPlaceField place={place} onChange={setPlace} />
    </UpdateDialog>
  )
}
